import type { Point } from '@parterre/domain/seats/plan/plan';
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import type { Hall } from '../data/hall.ts';
import { areaAt } from '../engine/area-at.ts';
import { gridOf, type SeatGrid, seatAt } from '../engine/seat-grid.ts';
import { toPlan } from '../engine/view.ts';
import { followGestures } from './gestures.ts';
import type { StageActions } from './stage-actions.ts';
import type { Viewer } from './viewer.ts';

/** WCAG 2.5.8: what is pressed is at least this large; smaller seats are brought nearer first. */
const leastTarget = { touch: 24, mouse: 9 };
const comfortableTarget = { touch: 34, mouse: 26 };
const reachShare = 0.62;

/** The index of places is made when it is first asked, so that opening a hall does not wait for it. */
function lazyGrid(hall: Hall): () => SeatGrid {
  let grid: SeatGrid | undefined;
  return () => {
    grid ??= gridOf(hall.plan, hall.scene.pitch);
    return grid;
  };
}

export interface PointingRules {
  readonly hall: Hall | null;
  readonly viewer: Viewer;
  readonly isAlone: boolean;
  readonly actions: StageActions;
}

/** Mouse, pen and fingers on the map. */
export function usePointing(
  surface: RefObject<HTMLElement | null>,
  { hall, viewer, isAlone, actions }: PointingRules,
): void {
  const plan = hall?.plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: seats stay where they are while the plan is the same
  const grid = useMemo(() => hall && lazyGrid(hall), [plan]);

  const placeAt = (pixel: Point): Point | undefined => {
    const sight = viewer.sight();
    return sight && toPlan(sight.view, sight.size, pixel);
  };
  const seatUnder = (place: Point): number | undefined =>
    hall && grid ? seatAt(grid(), place, hall.scene.pitch * reachShare) : undefined;
  const pitch = (): number => (hall?.scene.pitch ?? 0) * (viewer.sight()?.view.scale ?? 0);

  const onTap = useEffectEvent((pixel: Point, pointerType: string): void => {
    const place = placeAt(pixel);
    if (!hall || !place) return;
    const by = pointerType === 'mouse' ? 'mouse' : 'touch';
    const seat = seatUnder(place);
    const area = areaAt(hall.plan.general, place);
    if (seat === undefined && area !== undefined) actions.onArea(area);
    else if (pitch() < leastTarget[by]) viewer.approach(place, comfortableTarget[by]);
    else if (seat === undefined) actions.onSpot(null);
    else {
      actions.onSpot({ seat, by });
      if (by === 'mouse') actions.onPress(seat);
    }
  });

  const onHover = useEffectEvent((pixel: Point | null): void => {
    const place = pixel && pitch() >= leastTarget.mouse ? placeAt(pixel) : undefined;
    const seat = place && seatUnder(place);
    actions.onSpot(seat === undefined ? null : { seat, by: 'mouse' });
  });

  const isAloneNow = useEffectEvent((): boolean => isAlone);

  useEffect(() => {
    if (!surface.current) return;
    return followGestures(surface.current, {
      viewer,
      isAlone: () => isAloneNow(),
      onTap: (pixel, pointerType) => onTap(pixel, pointerType),
      onHover: (pixel) => onHover(pixel),
    });
  }, [surface, viewer]);
}
