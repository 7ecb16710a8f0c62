import { useState } from 'react';
import { useSite } from '../../../theme/site-settings.ts';
import type { BestWish } from './find-best-seats.ts';
import type { Offered } from './offered.ts';

interface LastSearch {
  readonly wish: BestWish;
  readonly seen: readonly number[];
}

const failed: Offered = { kind: 'failed', seats: [] };

/** Looks for the best seats. Looking again leaves out what was offered before, and after the last it begins anew. */
export function useBestSeats(dateId: number, currency: string, onFound: (offered: Offered) => void) {
  const { api } = useSite();
  const [last, setLast] = useState<LastSearch>();

  const search = async ({ wish, seen }: LastSearch): Promise<void> => {
    const { findBestSeats } = await import('./find-best-seats.ts');
    const offered = await findBestSeats(api, { dateId, currency, wish, seen }).catch(() => failed);
    setLast({ wish, seen: offered.seats.length > 0 ? [...seen, ...offered.seats] : [] });
    onFound(offered);
  };

  return {
    find: (wish: BestWish) => search({ wish, seen: [] }),
    /** Undefined while nothing was looked for. */
    again: last && ((): void => void search(last)),
  };
}
