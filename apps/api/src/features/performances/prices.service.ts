import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import type { DatesPricesQuery, EventsPricesQuery } from '@parterre/contracts/prices/prices-query';
import { nextSaleChangeMs } from '@parterre/domain/price/next-sale-change';
import {
  dateSaleState,
  eventSaleState,
  type PerformanceSaleData,
  type SaleState,
} from '@parterre/domain/price/sale-state';
import { listReply, momentStart } from '../../catalogue-reader/list-page.ts';
import type { Reader } from '../../catalogue-reader/reader.ts';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import {
  countPricedEvents,
  type PricedDate,
  type PricedEventRow,
  type PricesPage,
  selectPricedEvents,
} from './prices.queries.ts';
import { countPerformances } from './stock/stock.service.ts';

export async function listEventsPrices(reader: Reader, query: EventsPricesQuery) {
  const { currency } = await reader.settings();
  const filters = {
    sourceIds: query.event_source_id_in,
    ids: query.id_in,
    updatedSince: query.updated_gte && momentStart(query.updated_gte),
  };
  const { page, limit } = query;
  const at = reader.now();
  const events = await pricedEvents(reader, {
    ...filters,
    at,
    currency: query.currency_code ?? currency,
    isDescending: query.sort_on === 'desc',
    limit,
    offset: (page - 1) * limit,
  });
  const results = events.map(({ id, event_source_id, currency, stock }): EventPrice => {
    return { id, event_source_id, ...wirePrice(stock, currency, at), on_sale: wireOnSale(stock, at) };
  });
  return listReply(query, results, { reader, name: 'prices', filters }, () =>
    countPricedEvents(reader.db, filters),
  );
}

/** What there is to know of a sale beside prices, before anybody turns to it. */
export interface WaysToBuy {
  /** The waiting rooms that are on, by their performances. */
  readonly listRooms: () => Promise<ReadonlyMap<number, number>>;
  /** The performances that are sold in bundles, too. */
  readonly listBundled: () => Promise<ReadonlySet<number>>;
}

/** Dates of one event: those to come, or all of them when it is over. */
export async function listDatesPrices(
  reader: Reader,
  query: DatesPricesQuery,
  { listRooms, listBundled }: WaysToBuy,
) {
  const { currency } = await reader.settings();
  const at = reader.now();
  const [event] = await pricedEvents(reader, {
    at,
    sourceIds: [query.event_source_id],
    currency: query.currency ?? currency,
    isDescending: false,
    limit: 1,
    offset: 0,
  });
  const { id_in, page, limit } = query;
  const all = (event?.stock ?? []).filter(({ id }) => !id_in || id_in.includes(id));
  if (query.sort_on === 'desc') all.reverse();
  const shown = all.slice((page - 1) * limit, page * limit);
  const [rooms, bundled] = await Promise.all([listRooms(), listBundled()]);
  const results = shown.map((date): DatePrice => {
    const room = rooms.get(date.id);
    const price = wirePrice([date], event?.currency ?? currency, at);
    return {
      id: date.id,
      started_at: date.started,
      ...price,
      ...(room !== undefined && { waiting_room: room }),
      ...(bundled.has(date.id) && { is_bundled: true }),
    };
  });
  return { results, total: all.length, page, limit };
}

interface PricedEvent extends PricedEventRow {
  readonly stock: readonly (PricedStock & PricedDate)[];
}

async function pricedEvents(reader: Reader, page: PricesPage): Promise<PricedEvent[]> {
  const events = await selectPricedEvents(reader.db, page);
  const counted = await countPerformances(reader.db, { events, at: page.at });
  const byDate = new Map(counted.map((date) => [date.performance_id, date]));
  return events.map((event) => ({
    ...event,
    stock: event.dates.map((date) => {
      const { left = 0, min_minor = null, max_minor = null } = byDate.get(date.id) ?? {};
      return { ...date, left, minMinor: min_minor, maxMinor: max_minor };
    }),
  }));
}

/** How one date stands, and what is left of it. */
export interface PricedStock {
  readonly sale_data: Omit<PerformanceSaleData, 'ticketsLeft'>;
  readonly left: number;
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
}

const saleStateAt = ({ sale_data, left }: PricedStock, at: Date): SaleState =>
  dateSaleState({ ...sale_data, ticketsLeft: left }, at.getTime());

function wireOnSale(dates: PricedEvent['stock'], at: Date): EventPrice['on_sale'] {
  const onSale = dates.filter((date) => saleStateAt(date, at) === 'on_sale');
  const [first] = onSale;
  return first ? { started_at: first.started, dates_count: onSale.length, place_id: first.place_id } : null;
}

interface WirePrice {
  price_min: number | null;
  price_max: number | null;
  currency_code: string;
  tickets_left: number;
  sale_state: SaleState;
  sale_changes_at: string | null;
}

/** What can be bought of some dates together, now or soon. */
function wirePrice(dates: readonly PricedStock[], currency: string, at: Date): WirePrice {
  const states = dates.map((date) => saleStateAt(date, at));
  const offered = dates.filter((_, index) => states[index] === 'on_sale' || states[index] === 'soon');
  const amounts = offered
    .flatMap(({ minMinor, maxMinor }) => [minMinor, maxMinor])
    .filter((sum) => sum !== null);
  const amount = (pick: (...sums: number[]) => number) =>
    amounts.length > 0 ? wireAmount(pick(...amounts), currency) : null;
  const changesAtMs = nextSaleChangeMs(
    dates.map(({ sale_data }) => sale_data),
    at.getTime(),
  );
  return {
    price_min: amount(Math.min),
    price_max: amount(Math.max),
    currency_code: currency,
    tickets_left: offered.reduce((sum, { left }) => sum + left, 0),
    sale_state: eventSaleState(states),
    sale_changes_at: changesAtMs === undefined ? null : new Date(changesAtMs).toISOString(),
  };
}
