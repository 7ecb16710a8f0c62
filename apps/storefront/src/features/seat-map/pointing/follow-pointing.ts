import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Hall } from '../data/hall.ts';
import { toPlan } from '../engine/view.ts';
import type { StageActions } from '../stage/stage-actions.ts';
import type { Viewer } from '../stage/viewer.ts';
import { areaAt } from './area-at.ts';
import { followGestures } from './gestures.ts';
import { gridOf, type SeatGrid, seatAt } from './seat-grid.ts';

/** What is pointed at. */
export interface Pointed {
  readonly hall: Hall;
  /** Whether the map has the screen to itself. */
  readonly isAlone: boolean;
  readonly actions: StageActions;
}

/** WCAG 2.5.8: what is pressed is at least this large; smaller seats are brought nearer first. */
const leastTarget = { touch: 24, mouse: 9 };
const comfortableTarget = { touch: 34, mouse: 26 };
const reachShare = 0.62;

/** Finds the seat at a place. The index is made when it is first needed, once for each plan. */
function seatFinder(): (hall: Hall, place: Point) => number | undefined {
  let grid: SeatGrid | undefined;
  return ({ plan, scene }, place) => {
    if (grid?.plan !== plan) grid = gridOf(plan, scene.pitch);
    return seatAt(grid, place, scene.pitch * reachShare);
  };
}

/** Understands mouse, pen and fingers on the map. Returns the way to stop. */
export function followPointing(surface: HTMLElement, viewer: Viewer, now: () => Pointed | null): () => void {
  const seatUnder = seatFinder();
  const placeAt = (pixel: Point): Point | undefined => {
    const sight = viewer.sight();
    return sight && toPlan(sight.view, sight.size, pixel);
  };
  const pitchOf = ({ scene }: Hall): number => scene.pitch * (viewer.sight()?.view.scale ?? 0);

  const onTap = (pixel: Point, pointerType: string): void => {
    const pointed = now();
    const place = placeAt(pixel);
    // What moves by itself cannot be aimed at.
    if (!pointed || !place || viewer.isGliding()) return;
    const { hall, actions } = pointed;
    const by = pointerType === 'mouse' ? 'mouse' : 'touch';
    const seat = seatUnder(hall, place);
    const area = areaAt(hall.plan.general, place);
    if (seat === undefined && area !== undefined) actions.onArea(area);
    else if (pitchOf(hall) < leastTarget[by]) viewer.approach(place, comfortableTarget[by]);
    else if (seat === undefined) actions.onSpot(null);
    else {
      actions.onSpot({ seat, by });
      if (by === 'mouse') actions.onPress(seat);
    }
  };

  const onHover = (pixel: Point | null): void => {
    const pointed = now();
    if (!pointed) return;
    const { hall, actions } = pointed;
    const place = pixel && pitchOf(hall) >= leastTarget.mouse ? placeAt(pixel) : undefined;
    const seat = place && seatUnder(hall, place);
    actions.onSpot(seat === undefined ? null : { seat, by: 'mouse' });
  };

  const isAlone = (): boolean => now()?.isAlone ?? false;
  return followGestures(surface, { viewer, isAlone, onTap, onHover });
}
