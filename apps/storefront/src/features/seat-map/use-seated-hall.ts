import { useEffect, useMemo, useState } from 'react';
import type { Spot } from './card/spot.ts';
import { useChoosing } from './choosing/use-choosing.ts';
import { useLoneSeats } from './choosing/use-lone-seats.ts';
import type { KnownSeats } from './data/availability.ts';
import { seatsWith } from './data/hall.ts';
import type { Sale } from './data/sale.ts';
import { useHall } from './data/use-hall.ts';
import { useLostSeats } from './data/use-lost-seats.ts';
import { usePlanUrl } from './data/use-plan-url.ts';
import { useOffered } from './offered/use-offered.ts';
import type { SeatMapProps } from './seat-map-props.ts';
import { useEngine } from './stage/use-engine.ts';
import { useMapOrders } from './stage/use-map-orders.ts';
import { createViewer } from './stage/viewer.ts';

export interface SeatedHallProps extends SeatMapProps {
  /** Undefined until it is known what is sold. */
  readonly sale: Sale | undefined;
  readonly known: KnownSeats | null | undefined;
}

const noFilter: ReadonlySet<string> = new Set();
const noSeats: readonly number[] = [];

/** A mouse tells of every pixel; only another seat is news. */
const orSame =
  (next: Spot | null) =>
  (spot: Spot | null): Spot | null =>
    spot?.seat === next?.seat && spot?.by === next?.by ? spot : next;

/** Everything that a hall of numbered seats is at the moment, and what can be done to it. */
export function useSeatedHall({ date, tickets, onPick, onDrop, sale, known }: SeatedHallProps) {
  const [viewer] = useState(createViewer);
  const [filter, setFilter] = useState(noFilter);
  const [spot, setSpot] = useState<Spot | null>(null);
  const { scene, ...drawing } = useEngine(usePlanUrl(sale));
  const hall = useHall(scene, sale?.zones, { dateId: date.id, tickets, known });
  const [offered, setOffered] = useOffered(hall, viewer);
  const ownCount = hall ? seatsWith(hall, 'mine', 'pending').length : 0;
  const choosing = useChoosing(hall, { maxSeats: ownCount + (sale?.room ?? 0), onPick, onDrop });
  const lone = useLoneSeats(hall, date.startedAt);
  const watched = useMemo(() => [...(offered?.seats ?? []), ...(spot ? [spot.seat] : [])], [offered, spot]);
  const lost = useLostSeats(hall, watched);

  useEffect(() => {
    if (scene) viewer.setScene(scene);
  }, [scene, viewer]);
  useMapOrders(drawing.engine, {
    ...{ zones: sale?.zones, filter, known, hall },
    offered: offered?.seats ?? noSeats,
    lone: lone.kind === 'orphans' ? lone.orphans : noSeats,
    lost,
    focus: spot?.seat ?? null,
  });

  return {
    ...{ ...drawing, hall, viewer, choosing, lone, lost, offered, setOffered, filter, setFilter, spot },
    setSpot: (next: Spot | null) => setSpot(orSame(next)),
  };
}
