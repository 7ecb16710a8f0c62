import { useEffect, useMemo } from 'react';
import type { SeatAvailability } from '../data/availability.ts';
import { type Hall, seatState, seatsInState } from '../data/hall.ts';
import type { ZoneView } from '../data/sale.ts';
import type { Marks } from '../renderer/draw-marks.ts';
import type { ZoneLook } from '../renderer/seat-looks.ts';
import type { Renderer } from './use-renderer.ts';

export interface MapContents {
  readonly zones: readonly ZoneView[] | undefined;
  readonly filter: ReadonlySet<string>;
  readonly availability: SeatAvailability | null | undefined;
  readonly hall: Hall | null;
  readonly suggested: readonly number[];
  readonly orphans: readonly number[];
  /** Taken by somebody else while they were active or suggested. */
  readonly lostSeats: readonly number[];
  readonly focus: number | null;
}

const zoneLookEntry =
  (filter: ReadonlySet<string>) =>
  ({ id, look }: ZoneView): [string, ZoneLook] => [
    id,
    { look, isDimmed: filter.size > 0 && !filter.has(id) },
  ];

function useMarks({ hall, suggested, orphans, lostSeats, focus }: MapContents): Marks | undefined {
  return useMemo(
    () =>
      hall
        ? {
            mine: seatsInState(hall, 'mine'),
            pending: seatsInState(hall, 'pending'),
            refused: [...seatsInState(hall, 'refused'), ...lostSeats],
            suggested: suggested.concat(hall.opened.filter((seat) => seatState(hall, seat) === 'free')),
            orphans,
            focus,
          }
        : undefined,
    [hall, suggested, orphans, lostSeats, focus],
  );
}

/** Sends each part of what is to be drawn to the renderer, when it is first there and when it changes. */
export function useRendererCommands(renderer: Renderer | null, contents: MapContents): void {
  const { zones, filter, availability } = contents;
  const marks = useMarks(contents);
  useEffect(() => {
    if (zones) renderer?.send({ kind: 'zones', zones: Object.fromEntries(zones.map(zoneLookEntry(filter))) });
  }, [renderer, zones, filter]);
  useEffect(() => {
    if (availability) renderer?.send({ kind: 'free', bytes: availability.bytes });
  }, [renderer, availability]);
  useEffect(() => {
    if (marks) renderer?.send({ kind: 'marks', marks });
  }, [renderer, marks]);
}
