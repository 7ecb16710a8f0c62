import {
  type DateFacts,
  dateSaleState,
  eventSaleState,
  type SaleState,
} from '@parterre/domain/price/sale-state';
import { wireAmount } from '../events/wire-event.ts';

/** How one date stands, and what is left of it. */
export interface PricedStock {
  readonly facts: Omit<DateFacts, 'ticketsLeft'>;
  readonly left: number;
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
}

interface WirePrice {
  price_min: number | null;
  price_max: number | null;
  currency_code: string;
  tickets_left: number;
  sale_state: SaleState;
}

/** What can be bought of some dates together, now or soon. */
export function wirePrice(dates: readonly PricedStock[], currency: string, at: Date): WirePrice {
  const states = dates.map(({ facts, left }) => dateSaleState({ ...facts, ticketsLeft: left }, at.getTime()));
  const offered = dates.filter((_, index) => states[index] === 'on_sale' || states[index] === 'soon');
  const amounts = offered
    .flatMap(({ minMinor, maxMinor }) => [minMinor, maxMinor])
    .filter((sum) => sum !== null);
  const amount = (pick: (...sums: number[]) => number) =>
    amounts.length > 0 ? wireAmount(pick(...amounts), currency) : null;
  return {
    price_min: amount(Math.min),
    price_max: amount(Math.max),
    currency_code: currency,
    tickets_left: offered.reduce((sum, { left }) => sum + left, 0),
    sale_state: eventSaleState(states),
  };
}
