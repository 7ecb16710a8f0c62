import { divideRounded } from './decimal.ts';

/** How a price is taxed. Every price contains its VAT; nobody is asked for more than it says. */
export interface Vat {
  /** In hundredths of a percent: 550 is 5.5 %. 0 where none is charged. */
  readonly rate: number;
  /** Why none is charged, in the words of the law: «п. 2 ст. 149 НК РФ», “§ 4 Nr. 20 UStG”. */
  readonly exemption: string | null;
}

const whole = 10_000n;

/** How much VAT a gross sum contains, in minor units, rounded half up once. What goes back contains as much as it had. */
export const containedVat = (grossMinor: number, rate: number): number =>
  Number(divideRounded(BigInt(grossMinor) * BigInt(rate), whole + BigInt(rate), 'half-up'));

export interface TaxedSum {
  readonly grossMinor: number;
  /** Null where none was recorded. */
  readonly vat: Vat | null;
}

export interface VatTotal extends TaxedSum {
  readonly vatMinor: number;
}

/** What is taxed alike, added up, in the sequence of its first sum. Each sum is rounded by itself, so that a bill and the books agree. */
export function vatTotals(sums: readonly TaxedSum[]): VatTotal[] {
  const totals = new Map<string, VatTotal>();
  for (const { grossMinor, vat } of sums) {
    const key = vat ? `${vat.rate} ${vat.exemption ?? ''}` : '';
    const before = totals.get(key);
    totals.set(key, {
      vat,
      grossMinor: (before?.grossMinor ?? 0) + grossMinor,
      vatMinor: (before?.vatMinor ?? 0) + containedVat(grossMinor, vat?.rate ?? 0),
    });
  }
  return [...totals.values()];
}
