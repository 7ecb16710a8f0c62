import { contiguousRuns, runSeats } from '@parterre/domain/seats/best-available/contiguous-runs';
import { findRow, hasFlag, seatLabel } from '@parterre/domain/seats/plan/plan';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type HallOnSale, hallOnSale } from '../fixtures/hall-on-sale.ts';
import { isFullyVisible } from '../fixtures/is-fully-visible.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();
const theatre = { seating: 'plan', minPlaces: 1000, maxPlaces: 2000 } as const;

/** Three free seats side by side, of a price at which there are others. */
function threeTogether({ plan, isFree }: HallOnSale): number[] {
  const isForAnybody = (seat: number) =>
    isFree(seat) && !hasFlag(plan, seat, 'accessible') && !hasFlag(plan, seat, 'companion');
  const mask = Uint8Array.from(plan.x, (_, seat) => (isForAnybody(seat) ? 1 : 0));
  const runs = contiguousRuns(plan, mask).filter(({ count }) => count >= 3);
  const found = runs.find(
    ({ first }) => runs.filter((run) => plan.zone[run.first] === plan.zone[first]).length > 1,
  );
  if (!found) throw new Error('So many seats are nowhere free.');
  return runSeats({ first: found.first, count: 3 });
}

/** Counts the urgent toasts from now on, those included that are gone again. */
async function watchToasts(page: Page): Promise<() => Promise<number>> {
  const count = await page
    .locator('[role=alert]')
    .first()
    .evaluateHandle((region) => {
      const toasts = new Set<Node>();
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) toasts.add(node);
      }).observe(region, { childList: true });
      return toasts;
    });
  return () => count.evaluate(({ size }) => size);
}

it('whoever loses seats of a party to somebody else is told once, and offered as many that are side by side', async () => {
  shop.allowComplaint(/409|ERR_FAILED/);
  const hall = await hallOnSale(shop, theatre);
  const { plan, performanceId } = hall;
  const seats = threeTogether(hall);
  const link = seats.map((seat) => {
    const { section, label } = findRow(plan, seat);
    return `${section + 1}-${label}-${seatLabel(plan, seat)}`;
  });
  // The news of what others take does not come through.
  const page = await shop.open(hall.path.replace('#', `&seat=${link.join()}#`), {
    ...phone,
    prepare: (context) => context.route('**/availability/stream*', (route) => route.abort()),
  });
  const take = page.getByRole('button', { name: /^Взять за/ });
  await take.waitFor();
  const rival = await shop.open('/robots.txt');
  for (const seat of seats.slice(1)) {
    const data = { type: 'ADD_TICKET', ticket: { id: `${performanceId}:${seat}`, count: 1 } };
    expect((await rival.context().request.post('/api/basket', { data })).status()).toBe(200);
  }
  const countToasts = await watchToasts(page);
  await take.tap();

  const conflict = page.getByText(/^Кто-то успел раньше: .+ Столько же мест рядом друг с другом/);
  await conflict.waitFor();
  expect(await conflict.count()).toBe(1);
  await expect.poll(countToasts).toBe(1);
  expect(await violations(page)).toEqual([]);
  const offers = conflict.locator('..').getByRole('button', { name: /ряд \S+, места \S+, \S+, \S+$/ });
  expect(await offers.count()).toBeGreaterThan(0);
  await expect.poll(() => isFullyVisible(offers.last())).toBe(true);
  const [, row = '', places = ''] =
    /ряд (\S+), места (.+)$/.exec((await offers.first().textContent()) ?? '') ?? [];
  await offers.first().tap();
  await page.getByText(/^3 билета, /).waitFor();
  await conflict.waitFor({ state: 'detached' });
  for (const place of places.split(', '))
    await page.getByRole('button', { name: new RegExp(`^Убрать: .+ ряд ${row}, место ${place}$`) }).waitFor();
});
