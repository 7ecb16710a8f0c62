import { describe, expect, it } from 'vitest';
import { counterSaleState, isReservableUntil } from './counter-sale.ts';

const minute = 60_000;
const startedAtMs = 1000 * minute;
const scheduled = { status: 'scheduled', startedAtMs } as const;

describe('the counter', () => {
  it.each([
    ['sells before the beginning', scheduled, startedAtMs - minute, 'on_sale'],
    ['sells though the sale on the web has ended', { ...scheduled, saleEndsAtMs: 1 }, startedAtMs, 'on_sale'],
    ['sells to those who come late', scheduled, startedAtMs + 30 * minute - 1, 'on_sale'],
    ['sells to nobody whom the door lets in no more', scheduled, startedAtMs + 30 * minute, 'ended'],
    ['sells to nobody before the others', { ...scheduled, saleStartsAtMs: 500 }, 499, 'soon'],
    ['sells as soon as everybody may buy', { ...scheduled, saleStartsAtMs: 500 }, 500, 'on_sale'],
    ['sells nothing that was called off', { ...scheduled, status: 'cancelled' as const }, 1, 'cancelled'],
    [
      'sells nothing that was put off',
      { ...scheduled, status: 'postponed' as const },
      startedAtMs * 2,
      'postponed',
    ],
  ])('%s', (_case, performance, nowMs, state) => {
    expect(counterSaleState(performance, nowMs)).toBe(state);
  });

  it.each([
    ['until a time to come', startedAtMs - minute, true],
    ['until the beginning', startedAtMs, true],
    ['not until after the beginning', startedAtMs + 1, false],
    ['not until now', 10, false],
    ['not until what is over', 9, false],
  ])('keeps seats for somebody %s', (_case, untilMs, isReservable) => {
    expect(isReservableUntil(untilMs, scheduled, 10)).toBe(isReservable);
  });
});
