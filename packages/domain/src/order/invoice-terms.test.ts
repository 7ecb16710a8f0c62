import { describe, expect, it } from 'vitest';
import {
  combineInvoiceOffers,
  exceedsInvoiceShare,
  type InvoiceOffer,
  invoiceDueMs,
  invoiceOffer,
} from './invoice-terms.ts';

const now = Date.parse('2026-12-01T09:00:00Z');
const at = (text: string) => Date.parse(`${text}Z`);

describe('a performance can be ordered by invoice', () => {
  it.each<[offer: InvoiceOffer, why: string, isOffered: boolean, starts: string]>([
    ['available', 'weeks ahead', true, '2026-12-24T19:00'],
    ['available', 'to the minute', true, '2026-12-04T09:00'],
    ['too_late', 'a minute later', true, '2026-12-04T08:59'],
    ['too_late', 'once it has started', true, '2026-11-30T19:00'],
    ['not_offered', 'where nobody said so', false, '2026-12-24T19:00'],
    ['not_offered', 'which is the reason that waiting would not have changed', false, '2026-12-02T19:00'],
  ])('%s: %s', (offer, _why, isOffered, starts) => {
    expect(invoiceOffer({ isOffered, startsAtMs: at(starts) }, now, { minDaysBefore: 3 })).toBe(offer);
  });
});

describe('an order over several performances', () => {
  it.each<[offers: InvoiceOffer[], all: InvoiceOffer]>([
    [['available', 'available'], 'available'],
    [['available', 'too_late'], 'too_late'],
    [['too_late', 'not_offered', 'available'], 'not_offered'],
  ])('of %j is %s', (offers, all) => {
    expect(combineInvoiceOffers(offers)).toBe(all);
  });
});

describe('unpaid invoices keep no more than their share of a hall', () => {
  it.each<[exceeds: boolean, capacity: number, unpaid: number, added: number, percent: number]>([
    [false, 500, 0, 10, 20],
    [false, 500, 90, 10, 20],
    [true, 500, 91, 10, 20],
    [true, 48, 0, 10, 20],
    [false, 48, 0, 9, 20],
    [true, 0, 0, 1, 100],
    [false, 10, 0, 10, 100],
    [true, 10, 0, 1, 0],
  ])(
    'exceeded is %s: of %i places, %i unpaid and %i more, at %i %%',
    (exceeds, capacity, unpaid, added, percent) => {
      expect(exceedsInvoiceShare({ capacity, unpaid, added }, { maxSharePercent: percent })).toBe(exceeds);
    },
  );
});

describe('an invoice is to be paid', () => {
  it.each([
    ['within five days', ['2026-12-24T19:00'], '2026-12-06T09:00'],
    ['a day before the performance at the latest', ['2026-12-05T19:00'], '2026-12-04T19:00'],
    ['before the first of several', ['2026-12-24T19:00', '2026-12-04T19:00'], '2026-12-03T19:00'],
  ])('%s', (_when, starts, due) => {
    expect(invoiceDueMs(now, starts.map(at))).toBe(at(due));
  });
});
