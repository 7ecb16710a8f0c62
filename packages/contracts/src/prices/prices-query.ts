import { z } from 'zod';
import { idList, maxListLength } from '../query/comma-list.ts';
import { limit, listQuery } from '../query/list-query.ts';
import { idParameter } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';

/** Spec §7: the source of tickets that every call names. */
const ownSource = 2;

const priceList = {
  ...listQuery(['id']),
  // Whoever asks for the prices of many events gets all of them on one page.
  limit: limit(maxListLength),
  source_id: idParameter.default(ownSource),
};

export const eventsPricesQuery = z.object({
  ...priceList,
  event_source_id_in: idList.optional(),
  currency_code: currencyCode.optional(),
});
export type EventsPricesQuery = z.infer<typeof eventsPricesQuery>;

/** Spec §7 names this one's currency `currency`. */
export const datesPricesQuery = z.object({
  ...priceList,
  event_source_id: idParameter,
  currency: currencyCode.optional(),
});
export type DatesPricesQuery = z.infer<typeof datesPricesQuery>;
