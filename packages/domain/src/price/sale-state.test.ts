import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateSaleState, eventSaleState, type PerformanceSaleData, saleStates } from './sale-state.ts';

describe('the sale state of an event', () => {
  it.each([
    [[], 'soon'],
    [['on_sale'], 'on_sale'],
    [['sold_out', 'ended', 'on_sale', 'cancelled'], 'on_sale'],
    [['soon', 'on_sale'], 'on_sale'],
    [['sold_out', 'soon'], 'soon'],
    [['ended', 'sold_out', 'postponed'], 'sold_out'],
    [['ended', 'postponed', 'cancelled'], 'postponed'],
    [['cancelled', 'ended'], 'ended'],
    [['ended', 'ended'], 'ended'],
    [['cancelled', 'cancelled'], 'cancelled'],
  ] as const)('with dates %j is %s', (dates, expected) => {
    expect(eventSaleState(dates)).toBe(expected);
  });

  it('is one of its dates, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...saleStates), { minLength: 1 }), (dates) => {
        expect(dates).toContain(eventSaleState(dates));
        expect(eventSaleState(dates.toReversed())).toBe(eventSaleState(dates));
      }),
    );
  });
});

describe('the sale state of a date', () => {
  const now = 1_000_000;
  const date: PerformanceSaleData = { status: 'scheduled', startedAtMs: now + 100, ticketsLeft: 5 };

  it.each<[string, Partial<PerformanceSaleData>]>([
    ['on_sale', {}],
    ['on_sale', { ticketsLeft: 1 }],
    ['on_sale', { saleStartsAtMs: now, saleEndsAtMs: now + 1 }],
    ['soon', { saleStartsAtMs: now + 1 }],
    ['soon', { saleStartsAtMs: now + 1, ticketsLeft: 0 }],
    ['sold_out', { ticketsLeft: 0 }],
    ['ended', { startedAtMs: now }],
    ['ended', { startedAtMs: now, ticketsLeft: 0 }],
    ['ended', { startedAtMs: now, saleEndsAtMs: now + 100 }],
    ['ended', { saleEndsAtMs: now }],
    ['on_sale', { startedAtMs: now + 1 }],
    ['cancelled', { status: 'cancelled' }],
    ['cancelled', { status: 'cancelled', startedAtMs: now - 1, ticketsLeft: 0 }],
    ['postponed', { status: 'postponed', saleStartsAtMs: now + 1 }],
  ])('is %s: %j', (expected, overrides) => {
    expect(dateSaleState({ ...date, ...overrides }, now)).toBe(expected);
  });
});
