import { useEffect, useState } from 'react';
import { useQuery } from '../../../address/use-query.ts';
import type { Hall } from '../data/hall.ts';
import { boxAround, middleOf } from '../engine/box.ts';
import type { Viewer } from '../stage/viewer.ts';
import type { Offered } from './offered.ts';

const comfortablePitch = 30;

/** Seats that are put before the visitor: those of a link (`?seat=`) at first. They are brought into sight. */
export function useOffered(hall: Hall | null, viewer: Viewer) {
  const link = new URLSearchParams(useQuery()).get('seat') ?? '';
  const [offered, setOffered] = useState<Offered | null>(null);
  const plan = hall?.plan;
  useEffect(() => {
    if (!plan || !link) return;
    import('../data/seat-link.ts').then(({ seatsOfLink }) => {
      const seats = seatsOfLink(plan, link);
      if (seats.length > 0) setOffered({ kind: 'shared', seats });
    });
  }, [plan, link]);
  useEffect(() => {
    if (!plan || !offered?.seats.length) return;
    const places = offered.seats.map((seat) => ({ x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 }));
    viewer.approach(middleOf(boxAround(places)), comfortablePitch);
  }, [plan, offered, viewer]);
  return [offered, setOffered] as const;
}
