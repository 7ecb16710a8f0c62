import { expect, it } from 'vitest';
import { openShop, phone } from '../fixtures/shop.ts';

const shop = openShop();

/** How far below the top of its card each title begins, once for each distance. */
const titleDistances = () => {
  const distances = [...document.querySelectorAll('main article')]
    .filter((card) => card.querySelector('h3') && card.checkVisibility())
    .map((card) => {
      const title = card.querySelector('h3')?.getBoundingClientRect().top ?? 0;
      return Math.round(title - card.getBoundingClientRect().top);
    });
  return { cards: distances.length, distances: [...new Set(distances)] };
};

it.each([
  ['/events', phone],
  ['/fr/events', phone],
  ['/events', {}],
  ['/de/events', {}],
])('on %s the titles of all cards begin at one height', async (path, visitor) => {
  const page = await shop.open(path, visitor);
  // Cards out of sight have no size until there is time for them.
  await expect.poll(async () => (await page.evaluate(titleDistances)).distances).toHaveLength(1);
  expect((await page.evaluate(titleDistances)).cards).toBeGreaterThan(10);
});

it('star cast is a corner of the card, within its poster and beside the age', async () => {
  const page = await shop.open('/events?is_star_cast=1', phone);
  // The generated list stays hidden behind the one that was asked for.
  const corner = page
    .locator('article')
    .getByText('Звёздный состав', { exact: true })
    .filter({ visible: true });
  await expect.poll(() => corner.count()).toBeGreaterThan(1);
  const findMisplaced = () =>
    corner.evaluateAll((marks) =>
      marks
        .map((mark) => {
          const own = mark.getBoundingClientRect();
          const poster = mark.parentElement?.getBoundingClientRect() ?? own;
          return {
            left: own.left - poster.left,
            below: poster.bottom - own.bottom,
            isNarrow: own.width < poster.width,
          };
        })
        .filter(({ left, below, isNarrow }) => left !== 0 || below !== 0 || !isNarrow),
    );
  await expect.poll(findMisplaced).toEqual([]);
});
