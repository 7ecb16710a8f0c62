import { expect, it } from 'vitest';
import type { PerformanceSaleData } from '../price/sale-state.ts';
import { canBeAwaited, mayAskToConfirm, reminderFate } from './sale-reminder.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const hour = 3_600_000;
const date = (more: Partial<PerformanceSaleData> = {}): PerformanceSaleData => ({
  status: 'scheduled',
  startedAtMs: now + 240 * hour,
  saleStartsAtMs: now + hour,
  ticketsLeft: 10,
  ...more,
});

it.each<[what: string, more: Partial<PerformanceSaleData>, canBe: boolean]>([
  ['begins in an hour', {}, true],
  ['begins this moment', { saleStartsAtMs: now }, false],
  ['has begun', { saleStartsAtMs: now - hour }, false],
  ['has no beginning', { saleStartsAtMs: undefined }, false],
  ['is of a cancelled date', { status: 'cancelled' }, false],
  ['is of a date without a new day', { status: 'postponed' }, false],
  ['has sold all', { saleStartsAtMs: now - hour, ticketsLeft: 0 }, false],
])('whether a sale can be waited for that %s', (_what, more, canBe) => {
  expect(canBeAwaited(date(more), now)).toBe(canBe);
});

it.each<[what: string, found: PerformanceSaleData | undefined, fate: ReturnType<typeof reminderFate>]>([
  ['of a sale that is still to begin wait', date(), 'wait'],
  ['of a sale that begins this moment are sent', date({ saleStartsAtMs: now }), 'remind'],
  ['of a date that was put on sale before its time are sent', date({ saleStartsAtMs: undefined }), 'remind'],
  ['of a sale that was put off wait', date({ saleStartsAtMs: now + 100 * hour }), 'wait'],
  ['wait for tickets to come back', date({ saleStartsAtMs: now - hour, ticketsLeft: 0 }), 'wait'],
  ['wait for a new day', date({ status: 'postponed' }), 'wait'],
  ['of a cancelled date are dropped', date({ status: 'cancelled' }), 'drop'],
  ['of a sale that has ended are dropped', date({ saleStartsAtMs: now - hour, saleEndsAtMs: now }), 'drop'],
  ['of a date that has begun are dropped', date({ startedAtMs: now }), 'drop'],
  ['wait for no new day once the old is over', date({ status: 'postponed', startedAtMs: now }), 'drop'],
  ['of a date that the catalogue has no more are dropped', undefined, 'drop'],
])('reminders %s', (_what, found, fate) => {
  expect(reminderFate(found, now)).toBe(fate);
});

it.each([
  [0, true],
  [2, true],
  [3, false],
])('after %i mails that asked for a confirmation within an hour another may be sent: %s', (earlier, may) => {
  expect(mayAskToConfirm(earlier)).toBe(may);
});
