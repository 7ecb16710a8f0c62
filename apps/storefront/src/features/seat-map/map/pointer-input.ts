import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Hall } from '../data/hall.ts';
import { toPlan } from '../renderer/view.ts';
import { handleGestures, type MovingFingers } from './gestures.ts';
import { buildSeatGrid, findNearestSeat, type SeatGrid } from './hit-test.ts';
import type { MapActions } from './map-actions.ts';
import { findTapTarget, type TapTarget } from './tap-target.ts';
import type { Viewport } from './viewport.ts';
import { handleWheel } from './wheel.ts';

export interface PointerContext {
  readonly hall: Hall;
  readonly filter: ReadonlySet<string>;
  readonly isFullscreen: boolean;
  /** Of a small plan that a tap opens: undefined where the map itself is used. */
  readonly onOpen: (() => void) | undefined;
  readonly actions: MapActions;
}

/** WCAG 2.5.8: a smaller seat is not pressed, the map zooms in on it first. */
const minTargetPx = { touch: 24, mouse: 9 };
const zoomedTargetPx = { touch: 34, mouse: 26 };
const reachShare = 0.62;

/** The grid is built when it is first needed, once for each plan. */
function createSeatFinder(): (hall: Hall, point: Point) => number | undefined {
  let grid: SeatGrid | undefined;
  return ({ plan, scene }, point) => {
    if (grid?.plan !== plan) grid = buildSeatGrid(plan, scene.pitch);
    return findNearestSeat(grid, point, scene.pitch * reachShare);
  };
}

/** Turns mouse, pen and touch on the map into actions. Returns a function that stops it. */
export function handlePointerInput(
  surface: HTMLElement,
  viewport: Viewport,
  getContext: () => PointerContext | null,
): () => void {
  const findSeat = createSeatFinder();
  const toPlanPoint = (pixel: Point): Point | undefined => {
    const state = viewport.state();
    return state && toPlan(state.view, state.size, pixel);
  };
  const pitchPx = ({ scene }: Hall): number => scene.pitch * (viewport.state()?.view.scale ?? 0);

  const onTap = (pixel: Point, pointerType: string): void => {
    const context = getContext();
    const point = toPlanPoint(pixel);
    // Nobody can aim at a map that is moving.
    if (!context || !point || viewport.isAnimating()) return;
    const { hall, filter, onOpen } = context;
    if (onOpen) {
      onOpen();
      return;
    }
    const input = pointerType === 'mouse' ? 'mouse' : 'touch';
    const canAim = pitchPx(hall) >= minTargetPx[input];
    follow(findTapTarget(hall, { point, seat: findSeat(hall, point), canAim, input, filter }), input);
  };

  const follow = (target: TapTarget, input: 'mouse' | 'touch'): void => {
    const { actions } = getContext() ?? {};
    if (target.kind === 'area') {
      actions?.onArea(target.area);
      return;
    }
    actions?.onActiveSeat(target.kind === 'seat' ? { seat: target.seat, input } : null);
    if (target.kind === 'seat' && input === 'mouse') actions?.onPress(target.seat);
    if (target.kind === 'nearer') viewport.zoomInOn(target.point, zoomedTargetPx[input]);
  };

  const onHover = (pixel: Point | null): void => {
    const context = getContext();
    if (!context) return;
    const { hall, actions } = context;
    const point = pixel && pitchPx(hall) >= minTargetPx.mouse ? toPlanPoint(pixel) : undefined;
    const seat = point && findSeat(hall, point);
    actions.onActiveSeat(seat === undefined ? null : { seat, input: 'mouse' });
  };

  const isFullscreen = (): boolean => getContext()?.isFullscreen ?? false;
  const movingFingers = (): MovingFingers => {
    if (getContext()?.onOpen) return 'none';
    return isFullscreen() ? 'one' : 'two';
  };
  const controller = new AbortController();
  const { signal } = controller;
  handleGestures(surface, { viewport, movingFingers, onTap, onHover, signal });
  handleWheel(surface, { viewport, isFullscreen, signal });
  return () => controller.abort();
}
