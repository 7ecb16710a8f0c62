import { repriceTickets } from '@parterre/domain/basket/reprice';
import type { SoldDate } from '../dates/sold-date.service.ts';
import type { Shelf } from './offer.service.ts';
import type { StoredBasket } from './stored-basket.ts';

/** The basket at the prices of a currency; as it is when a ticket has none in it, or when it has that currency already. */
export async function inCurrency(
  { dates }: Shelf,
  basket: StoredBasket,
  currency: string | undefined,
): Promise<StoredBasket> {
  if (currency === undefined || currency === basket.currency) return basket;
  const ids = [...new Set(basket.lines.map(({ stock }) => stock.dateId))];
  const found = await Promise.all(ids.map((id) => dates.read(id)));
  const byId = new Map(
    found.filter((date): date is SoldDate => date !== undefined).map((date) => [date.id, date]),
  );
  const lines = repriceTickets(
    basket.lines,
    ({ stock }) => byId.get(stock.dateId)?.zones.get(stock.zone)?.prices[currency],
  );
  return lines ? { ...basket, lines, currency } : basket;
}
