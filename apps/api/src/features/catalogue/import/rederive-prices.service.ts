import { money } from '@parterre/domain/money/money';
import { derivedPrice, type Rate } from '@parterre/domain/price-lists/ticket-prices';
import type { Tx } from '../../../database/connect.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';
import { priceRow } from './price-rows.ts';
import { readBasePrices, storeDerivedPrices, storeRanges, touchEvents } from './rates.queries.ts';

/** Rates that are new or different in the file. */
export function changedRates({ catalogue, existing, targets }: CheckedCatalogue): Rate[] {
  const stored = new Set(existing.rates.map(rateContent));
  const currencies = new Set(catalogue.exchange_rates.map(({ from }) => from));
  const rates = [...currencies].flatMap((currency) => targets.ratesFrom(currency));
  return rates.filter((rate) => !stored.has(rateContent(rate)));
}

/** The same number may be written in several ways. */
const rateContent = ({ from, to, rate, step, setAt }: Rate): string =>
  [from, to, Number(rate), Number(step), setAt].join(' ');

/** Carries new rates into the prices of all events that are derived by them. Answers the events that it touched. */
export async function rederivePrices(tx: Tx, rates: readonly Rate[], now: Date): Promise<number[]> {
  const touched = new Set<number>();
  for (const rate of rates) {
    const bases = await readBasePrices(tx, rate.from);
    const rows = bases.map(({ event_id, price_list, zone, ...base }) => {
      const price = money(base.price_minor, rate.from);
      const serviceFee = money(base.service_fee_minor, rate.from);
      return { event_id, price_list, zone, ...priceRow(derivedPrice({ price, serviceFee }, rate)) };
    });
    await storeDerivedPrices(tx, rows);
    await storeRanges(tx, rate.from, rate.to);
    for (const { event_id } of bases) touched.add(event_id);
  }
  await touchEvents(tx, [...touched], now);
  return [...touched];
}
