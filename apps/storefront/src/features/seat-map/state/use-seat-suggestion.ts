import { useEffect, useState } from 'react';
import { useQuery } from '../../../address/use-query.ts';
import type { Hall } from '../data/hall.ts';
import type { Viewport } from '../map/viewport.ts';
import { boxAround } from '../renderer/box.ts';
import type { BestSeatsQuery, Suggestion } from './find-best-seats.ts';

interface LastSearch {
  readonly query: BestSeatsQuery;
  readonly excluded: readonly number[];
}

const comfortablePitch = 30;

/** Suggests the seats of a link (`?seat=`) at first, then those of a search, and moves the map to them. */
export function useSeatSuggestion(hall: Hall | null, viewport: Viewport) {
  const link = new URLSearchParams(useQuery()).get('seat') ?? '';
  const [suggested, setSuggested] = useState<Suggestion | null>(null);
  const [lastSearch, setLastSearch] = useState<LastSearch>();
  const plan = hall?.plan;
  useEffect(() => {
    if (!plan || !link) return;
    import('../data/seat-link.ts').then(({ parseSeatLink }) => {
      const seats = parseSeatLink(plan, link);
      if (seats.length > 0) setSuggested({ kind: 'shared', seats });
    });
  }, [plan, link]);
  useEffect(() => {
    if (!plan || !suggested?.seats.length) return;
    const points = suggested.seats.map((seat) => ({ x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 }));
    viewport.showBox(boxAround(points), comfortablePitch);
  }, [plan, suggested, viewport]);

  const runSearch = async ({ query, excluded }: LastSearch): Promise<void> => {
    if (!hall) return;
    const { findBestSeats } = await import('./find-best-seats.ts');
    const found = findBestSeats(hall, query, { excluded, seed: Date.now() & 0x7fff_ffff });
    // When nothing else is left, the next search starts over.
    setLastSearch({ query, excluded: found.seats.length > 0 ? [...excluded, ...found.seats] : [] });
    setSuggested(found);
  };

  return {
    suggested,
    clear: (): void => setSuggested(null),
    findBest: (query: BestSeatsQuery) => runSearch({ query, excluded: [] }),
    /** Repeats the last search without the seats it has suggested so far; undefined before the first search. */
    findOthers: lastSearch && ((): void => void runSearch(lastSearch)),
  };
}
