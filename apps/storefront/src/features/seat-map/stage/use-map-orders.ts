import { useEffect, useMemo } from 'react';
import type { KnownSeats } from '../data/availability.ts';
import { type Hall, seatsWith } from '../data/hall.ts';
import type { ZoneView } from '../data/zone-view.ts';
import type { Marks } from '../drawing/marks.ts';
import type { ZoneLook } from '../engine/seat-looks.ts';
import type { Engine } from './use-engine.ts';

export interface MapContents {
  readonly zones: readonly ZoneView[] | undefined;
  readonly filter: ReadonlySet<string>;
  readonly known: KnownSeats | null | undefined;
  readonly hall: Hall | null;
  /** Seats that are put before the visitor. */
  readonly offered: readonly number[];
  readonly lone: readonly number[];
  /** Taken by somebody else while they were looked at. */
  readonly lost: readonly number[];
  readonly focus: number | null;
}

const lookOf =
  (filter: ReadonlySet<string>) =>
  ({ id, look }: ZoneView): [string, ZoneLook] => [
    id,
    { look, isDimmed: filter.size > 0 && !filter.has(id) },
  ];

function useMarks({ hall, offered, lone, lost, focus }: MapContents): Marks | undefined {
  return useMemo(
    () =>
      hall
        ? {
            mine: seatsWith(hall, 'mine'),
            pending: seatsWith(hall, 'pending'),
            refused: [...seatsWith(hall, 'refused'), ...lost],
            ...{ offered, lone, focus },
          }
        : undefined,
    [hall, offered, lone, lost, focus],
  );
}

/** Tells whoever draws what there is to draw, as soon as each part of it is known. */
export function useMapOrders(engine: Engine | null, contents: MapContents): void {
  const { zones, filter, known } = contents;
  const marks = useMarks(contents);
  useEffect(() => {
    if (zones) engine?.send({ kind: 'zones', zones: Object.fromEntries(zones.map(lookOf(filter))) });
  }, [engine, zones, filter]);
  useEffect(() => {
    if (known) engine?.send({ kind: 'free', bytes: known.bytes });
  }, [engine, known]);
  useEffect(() => {
    if (marks) engine?.send({ kind: 'marks', marks });
  }, [engine, marks]);
}
