import { parseTicketId } from '@parterre/domain/seats/ticket-id';
import type { SiteApi } from '../../../theme/site-settings.ts';
import { askDate } from '../data/ask-date.ts';
import { ticketsOf } from '../data/hall.ts';
import type { Offered } from './offered.ts';

/** What is asked of the house. */
export interface BestWish {
  readonly count: number;
  readonly needs: readonly ('accessible' | 'aisle')[];
  /** The most that a seat may cost, all-in, as on the wire; anything when left out. */
  readonly maxPrice?: number;
  /** Any when there are none. */
  readonly zones?: readonly string[];
}

export interface BestQuestion {
  readonly dateId: number;
  readonly currency: string;
  readonly wish: BestWish;
  /** Seats that were offered before and not liked. */
  readonly seen: readonly number[];
}

// The address would grow too long.
const mostExcluded = 80;

export async function findBestSeats(
  api: SiteApi,
  { dateId, currency, wish, seen }: BestQuestion,
): Promise<Offered> {
  const query = {
    count: wish.count,
    currency_code: currency,
    ...(wish.zones?.length && { zone: [...wish.zones] }),
    ...(wish.maxPrice !== undefined && { price_lte: wish.maxPrice }),
    ...(wish.needs.length > 0 && { needs: [...wish.needs] }),
    ...(seen.length > 0 && { exclude: ticketsOf(dateId, seen.slice(-mostExcluded)) }),
  };
  const { ticket_ids, reason } = await askDate(api, { name: 'findBestAvailable', dateId, query });
  const seats = ticket_ids
    .map(parseTicketId)
    .flatMap((ticket) => (ticket?.kind === 'seat' ? [ticket.seat] : []));
  return { kind: reason, seats };
}
