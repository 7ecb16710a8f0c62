import { parseTicketId } from '@parterre/domain/seats/ticket-id';
import { useState } from 'react';
import { useSite } from '../../../theme/site-settings.ts';
import { askDate } from '../data/ask-date.ts';
import { ticketsOf } from '../data/hall.ts';
import type { Offered } from './offered.ts';

export interface BestWish {
  readonly count: number;
  readonly needs: readonly ('accessible' | 'aisle')[];
  /** Any when left out. */
  readonly zone?: string;
}

const mostExcluded = 80;

/** Asks for the best seats; asked again for the same, it leaves out what it offered before. */
export function useBestSeats(dateId: number, currency: string, onFound: (offered: Offered) => void) {
  const { api } = useSite();
  const [seen, setSeen] = useState<{ readonly wish: string; readonly seats: readonly number[] }>({
    wish: '',
    seats: [],
  });
  const [last, setLast] = useState<BestWish>();

  const find = async (wish: BestWish): Promise<void> => {
    const name = JSON.stringify(wish);
    const exclude = seen.wish === name ? seen.seats.slice(-mostExcluded) : [];
    const query = {
      count: wish.count,
      currency_code: currency,
      ...(wish.zone && { zone: wish.zone }),
      ...(wish.needs.length > 0 && { needs: [...wish.needs] }),
      ...(exclude.length > 0 && { exclude: ticketsOf(dateId, exclude) }),
    };
    const { ticket_ids, reason } = await askDate(api, { name: 'findBestAvailable', dateId, query });
    const seats = ticket_ids
      .map(parseTicketId)
      .flatMap((ticket) => (ticket?.kind === 'seat' ? [ticket.seat] : []));
    // After the last one it begins anew.
    setSeen({ wish: name, seats: seats.length > 0 ? [...exclude, ...seats] : [] });
    onFound({ kind: reason, seats });
  };

  const tryToFind = (wish: BestWish): void => {
    setLast(wish);
    find(wish).catch(() => onFound({ kind: 'failed', seats: [] }));
  };

  return { find: tryToFind, again: last && (() => tryToFind(last)) };
}
