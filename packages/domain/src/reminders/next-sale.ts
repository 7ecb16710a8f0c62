interface SaleDate {
  readonly saleStartsAt?: string | undefined;
}

type OpeningDate<Dated> = Dated & { readonly saleStartsAt: string };

const hasSaleStart = <Dated extends SaleDate>(date: Dated): date is OpeningDate<Dated> =>
  date.saleStartsAt !== undefined;

/** Of dates that are not on sale yet the one whose sale begins first. */
export const nextSale = <Dated extends SaleDate>(dates: readonly Dated[]): OpeningDate<Dated> | undefined =>
  dates.filter(hasSaleStart).toSorted((a, b) => Date.parse(a.saleStartsAt) - Date.parse(b.saleStartsAt))[0];
