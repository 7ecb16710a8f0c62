import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containedVat, type TaxedSum, type Vat, vatTotals } from './vat.ts';

it.each<[what: string, grossMinor: number, rate: number, vatMinor: number]>([
  ['20 % of a round price', 12_000, 2000, 2000],
  ['22 %, rounded', 10_000, 2200, 1803],
  ['19 %', 11_900, 1900, 1900],
  ['5.5 %, as on a ticket in France', 10_550, 550, 550],
  ['2.1 %', 10_210, 210, 210],
  ['nothing is charged', 110_000, 0, 0],
  ['half a unit is rounded up', 3, 2000, 1],
  ['less than half a unit is none', 1, 2000, 0],
  ['what went back contains what it had', -12_000, 2000, -2000],
  ['nothing went back', 0, 2000, 0],
  ['more than a number holds when it is multiplied', 9_000_000_000_000_000, 10_000, 4_500_000_000_000_000],
])('VAT that a gross sum contains: %s', (_what, grossMinor, rate, vatMinor) => {
  expect(containedVat(grossMinor, rate)).toBe(vatMinor);
});

const standard: Vat = { rate: 2000, exemption: null };
const exempt: Vat = { rate: 0, exemption: '§ 4 Nr. 20 UStG' };
const sum = (grossMinor: number, vat: Vat | null): TaxedSum => ({ grossMinor, vat });

it('what is taxed alike is added up; what is exempt for another reason, or was never recorded, stands apart', () => {
  const none: Vat = { rate: 0, exemption: null };
  const sums = [sum(12_000, standard), sum(5000, exempt), sum(1200, standard), sum(700, none), sum(30, null)];
  expect(vatTotals(sums)).toEqual([
    { vat: standard, grossMinor: 13_200, vatMinor: 2200 },
    { vat: exempt, grossMinor: 5000, vatMinor: 0 },
    { vat: none, grossMinor: 700, vatMinor: 0 },
    { vat: null, grossMinor: 30, vatMinor: 0 },
  ]);
});

it('VAT grows with the sum, and never past it', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e6), fc.nat(10_000), (grossMinor, more, rate) => {
      const [less, all] = [containedVat(grossMinor, rate), containedVat(grossMinor + more, rate)];
      expect(less <= all && all - less <= more && less <= grossMinor).toBe(true);
    }),
  );
});
