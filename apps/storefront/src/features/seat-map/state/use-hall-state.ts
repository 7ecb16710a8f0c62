import { useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../../../theme/site-settings.ts';
import type { SeatAvailability } from '../data/availability.ts';
import { freeForVisitor, type Hall, parseOwnSeats, seatState, seatsInState } from '../data/hall.ts';
import type { Sale, SaleInput, ZoneView } from '../data/sale.ts';
import type { ActiveSeat } from '../map/map-actions.ts';
import { useRenderer } from '../map/use-renderer.ts';
import { useRendererCommands } from '../map/use-renderer-commands.ts';
import { createViewport } from '../map/viewport.ts';
import type { Scene } from '../renderer/scene.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import { useSeatChoice } from './use-seat-choice.ts';
import { useSeatSuggestion } from './use-seat-suggestion.ts';

export interface SeatedHallProps extends SeatMapProps {
  /** Undefined until the offers have been read. */
  readonly sale: Sale | undefined;
  readonly availability: SeatAvailability | null | undefined;
}

const noFilter: ReadonlySet<string> = new Set();
const noSeats: readonly number[] = [];

/** A mouse reports every pixel; only another seat, or another kind of input, is a change. */
const replaceIfChanged =
  (next: ActiveSeat | null) =>
  (activeSeat: ActiveSeat | null): ActiveSeat | null =>
    activeSeat?.seat === next?.seat && activeSeat?.input === next?.input ? activeSeat : next;

/** All state of a hall with numbered seats; keeps the drawn map in step with it. */
export function useHallState(props: SeatedHallProps) {
  const { date, tickets, onPick, onDrop, sale, availability } = props;
  const [viewport] = useState(createViewport);
  const [filter, setFilter] = useState(noFilter);
  const [activeSeat, setActiveSeat] = useState<ActiveSeat | null>(null);
  const { renderer, scene, hasFailed, retry } = useRenderer(usePlanUrl(sale));
  const hall = useHall(scene, sale?.zones, { performanceId: date.id, tickets, availability });
  const suggestion = useSeatSuggestion(hall, viewport);
  const ownCount = hall ? seatsInState(hall, 'mine', 'pending').length : 0;
  const choice = useSeatChoice(hall, {
    maxSeats: ownCount + (sale?.addableCount ?? 0),
    startedAt: date.startedAt,
    onPick,
    onDrop,
  });
  const suggested = suggestion.suggested?.seats ?? noSeats;
  const watched = useMemo(
    () => [...suggested, ...(activeSeat ? [activeSeat.seat] : [])],
    [suggested, activeSeat],
  );
  const lostSeats = useLostSeats(hall, watched);

  useEffect(() => {
    if (scene) viewport.setScene(scene);
  }, [scene, viewport]);
  useRendererCommands(renderer, {
    zones: sale?.zones,
    filter,
    availability,
    hall,
    suggested,
    orphans: choice.orphans.kind === 'orphans' ? choice.orphans.orphans : noSeats,
    lostSeats,
    focus: activeSeat?.seat ?? null,
  });

  return {
    renderer,
    hasFailed,
    retry,
    hall,
    viewport,
    choice,
    suggestion,
    lostSeats,
    filter,
    setFilter,
    activeSeat,
    setActiveSeat: (next: ActiveSeat | null): void => setActiveSeat(replaceIfChanged(next)),
  };
}

/** The address of the plan, absolute since a worker resolves it; undefined until the offers have been read. */
function usePlanUrl(sale: Sale | undefined): string | undefined {
  const { api } = useSite();
  const url = sale?.offers.plan?.url;
  return url && new URL(url, new URL(api.address || '/', location.href)).href;
}

/** Plan, prices, free seats and the visitor's own tickets put together; null until the plan is there. */
function useHall(
  scene: Scene | null,
  zones: readonly ZoneView[] | undefined,
  { performanceId, tickets, availability }: SaleInput,
): Hall | null {
  const plan = scene?.plan;
  const planZones = useMemo(
    () => plan?.zones.map(({ id }) => zones?.find((zone) => zone.id === id)),
    [plan, zones],
  );
  const { bytes, opened = noSeats } = availability ?? {};
  return useMemo(() => {
    if (!plan || !scene || !planZones) return null;
    const ownSeats = parseOwnSeats(performanceId, tickets);
    const free = bytes ? freeForVisitor(ownSeats, { size: plan.seatCount, bytes }) : null;
    return { performanceId, plan, scene, zones: planZones, free, ownSeats, opened };
  }, [plan, scene, planZones, performanceId, tickets, bytes, opened]);
}

/** Of the seats that are active or suggested, those that somebody else took meanwhile. */
function useLostSeats(hall: Hall | null, watched: readonly number[]): readonly number[] {
  const wasFree = useRef<ReadonlySet<number>>(new Set());
  const [lost, setLost] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!hall) return;
    const nowTaken = watched.filter((seat) => wasFree.current.has(seat) && seatState(hall, seat) === 'taken');
    wasFree.current = new Set(watched.filter((seat) => seatState(hall, seat) === 'free'));
    if (nowTaken.length > 0) setLost(nowTaken);
  }, [hall, watched]);
  return useMemo(() => lost.filter((seat) => watched.includes(seat)), [lost, watched]);
}
