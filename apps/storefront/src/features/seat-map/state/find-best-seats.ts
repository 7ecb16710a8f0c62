import { parseOfferId } from '@parterre/domain/seats/offer-id';
import { publicApi } from '../../../api/public-api.ts';
import type { SiteApi } from '../../../theme/site-settings.ts';
import { toTicketIds } from '../data/hall.ts';

export interface BestSeatsQuery {
  readonly count: number;
  readonly needs: readonly ('accessible' | 'aisle')[];
  /** Of one seat, fee included, as on the wire; any price when left out. */
  readonly maxPrice?: number;
  /** Any zone when empty or left out. */
  readonly zones?: readonly string[];
}

export interface BestSeatsRequest {
  readonly performanceId: number;
  readonly currency: string;
  readonly query: BestSeatsQuery;
  /** Seats that were suggested before. */
  readonly excluded: readonly number[];
}

/** Seats that are proposed to the visitor, and why; nothing is chosen until they are accepted. */
export interface SuggestedSeats {
  readonly kind: 'together' | 'split' | 'not_enough' | 'failed' | 'shared';
  readonly seats: readonly number[];
}

// With more, the address would grow too long.
const maxExcluded = 80;

export async function findBestSeats(
  api: SiteApi,
  { performanceId, currency, query, excluded }: BestSeatsRequest,
): Promise<SuggestedSeats> {
  const { ticket_ids, reason } = await publicApi(api).findBestAvailable(performanceId, {
    count: query.count,
    currency_code: currency,
    ...(query.zones?.length && { zone: [...query.zones] }),
    ...(query.maxPrice !== undefined && { price_lte: query.maxPrice }),
    ...(query.needs.length > 0 && { needs: [...query.needs] }),
    ...(excluded.length > 0 && { exclude: toTicketIds(performanceId, excluded.slice(-maxExcluded)) }),
  });
  const seats = ticket_ids
    .map(parseOfferId)
    .flatMap((ticket) => (ticket?.kind === 'seat' ? [ticket.seat] : []));
  return { kind: reason, seats };
}
