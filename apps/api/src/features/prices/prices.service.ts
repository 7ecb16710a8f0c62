import type { DatePrice, EventPrice } from '@parterre/contracts/prices/price-items';
import type { DatesPricesQuery, EventsPricesQuery } from '@parterre/contracts/prices/prices-query';
import { listReply } from '../catalogue/list-reply.ts';
import { momentStart } from '../catalogue/list-wish.ts';
import type { Reader } from '../catalogue/reader.ts';
import { countDates } from '../stock/stock.service.ts';
import {
  countPricedEvents,
  type PricedDate,
  type PricedEventRow,
  type PricesPage,
  selectPricedEvents,
} from './prices.queries.ts';
import { type PricedStock, wirePrice } from './wire-price.ts';

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
    return { id, event_source_id, ...wirePrice(stock, currency, at) };
  });
  return listReply(query, results, { reader, name: 'prices', filters }, () =>
    countPricedEvents(reader.db, filters),
  );
}

/** Dates of one event: those to come, or all of them when it is over. */
export async function listDatesPrices(reader: Reader, query: DatesPricesQuery) {
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
  const results = all.slice((page - 1) * limit, page * limit).map((date): DatePrice => {
    return { id: date.id, started_at: date.started, ...wirePrice([date], event?.currency ?? currency, at) };
  });
  return { results, total: all.length, page, limit };
}

interface PricedEvent extends PricedEventRow {
  readonly stock: readonly (PricedStock & PricedDate)[];
}

async function pricedEvents(reader: Reader, page: PricesPage): Promise<PricedEvent[]> {
  const events = await selectPricedEvents(reader.db, page);
  const counted = await countDates(reader.db, { events, at: page.at });
  const byDate = new Map(counted.map((date) => [date.date_id, date]));
  return events.map((event) => ({
    ...event,
    stock: event.dates.map((date) => {
      const { left = 0, min_minor = null, max_minor = null } = byDate.get(date.id) ?? {};
      return { ...date, left, minMinor: min_minor, maxMinor: max_minor };
    }),
  }));
}
