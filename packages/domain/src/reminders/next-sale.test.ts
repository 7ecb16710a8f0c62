import { expect, it } from 'vitest';
import { nextSale } from './next-sale.ts';

interface Dated {
  readonly id: number;
  readonly saleStartsAt?: string;
}

const early: Dated = { id: 1, saleStartsAt: '2026-12-01T12:00:00+03:00' };
const late: Dated = { id: 2, saleStartsAt: '2026-12-01T11:00:00+01:00' };
const unknown: Dated = { id: 3 };

it.each<[what: string, dates: readonly Dated[], next: Dated | undefined]>([
  ['the only one', [late], late],
  ['the first by the clock of the world', [late, early], early],
  ['the first of two that begin together', [late, { ...late, id: 4 }], late],
  ['none whose beginning nobody knows', [unknown], undefined],
  ['one whose beginning is known', [unknown, late], late],
  ['nothing of nothing', [], undefined],
])('the next sale is %s', (_what, dates, next) => {
  expect(nextSale(dates)).toBe(next);
});
