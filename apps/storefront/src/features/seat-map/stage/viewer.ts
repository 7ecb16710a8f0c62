import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Scene } from '../engine/scene.ts';
import {
  fitView,
  limitsOf,
  movedBy,
  type Size,
  type View,
  type ViewLimits,
  within,
  zoomedAt,
} from '../engine/view.ts';
import { firstPace, isStill, makeGlide } from './glide.ts';

/** What the stage shows at the moment. */
export interface Sight {
  readonly view: View;
  readonly size: Size;
  readonly limits: ViewLimits;
  readonly isZooming: boolean;
}

type Listener = (sight: Sight) => void;

const restMs = 140;
const glideMs = 220;
const flingMs = 700;

export type Viewer = ReturnType<typeof createViewer>;

/** Holds what of the hall is seen, and tells of it once a frame at most. React is not asked: it would be asked 60 times a second. */
export function createViewer() {
  const listeners = new Set<Listener>();
  let scene: Pick<Scene, 'box' | 'pitch'> | undefined;
  let size: Size = { width: 0, height: 0 };
  let sight: Sight | undefined;
  let isDue = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    isDue = false;
    if (sight) for (const listener of listeners) listener(sight);
  };

  const set = (view: View, isZooming: boolean): void => {
    if (!sight) return;
    sight = { ...sight, view: within(sight.limits, size, view), isZooming };
    if (!isDue) requestAnimationFrame(tell);
    isDue = true;
    clearTimeout(rest);
    if (isZooming) rest = setTimeout(() => sight && set(sight.view, false), restMs);
  };
  const glide = makeGlide(set);

  /** After the hall or the window has changed: what filled the stage fills it again. */
  const refit = (): void => {
    if (!scene || size.width === 0) return;
    const limits = limitsOf(scene.box, scene.pitch, size);
    const wasFit = !sight || sight.view.scale <= sight.limits.leastScale;
    const view = wasFit || !sight ? fitView(limits) : sight.view;
    sight = { view, size, limits, isZooming: false };
    set(view, false);
  };

  const show = (view: View, isZooming = false): void => {
    glide.stop();
    set(view, isZooming);
  };

  /** Goes there in a short way that explains where one went. */
  const glideTo = (to: View, ms = glideMs): void =>
    sight && glide.go(sight.view, within(sight.limits, size, to), ms);

  const zoomTo = (factor: number, pixel: Point): void =>
    sight && glideTo(zoomedAt(glide.aim() ?? sight.view, size, pixel, factor));

  return {
    sight: () => sight,
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setScene: (next: Pick<Scene, 'box' | 'pitch'>): void => {
      scene = next;
      refit();
    },
    setSize: (next: Size): void => {
      size = next;
      refit();
    },
    isGliding: (): boolean => glide.aim() !== undefined,
    move: (pixels: Point): void => sight && show(movedBy(sight.view, pixels), sight.isZooming),
    /** Goes on as it was pushed, in pixels a millisecond, slower and slower. */
    fling: ({ x, y }: Point): void => {
      const reach = flingMs / firstPace;
      if (sight && !isStill()) glideTo(movedBy(sight.view, { x: x * reach, y: y * reach }), flingMs);
    },
    zoom: (factor: number, pixel: Point): void =>
      sight && show(zoomedAt(sight.view, size, pixel, factor), true),
    zoomTo,
    /** Step by step, around the middle. */
    stepZoom: (factor: number): void => zoomTo(factor, { x: size.width / 2, y: size.height / 2 }),
    /** By a share of what is seen. */
    stepMove: ({ x, y }: Point): void =>
      sight && glideTo(movedBy(glide.aim() ?? sight.view, { x: -x * size.width, y: -y * size.height })),
    fit: (): void => sight && glideTo(fitView(sight.limits)),
    centre: ({ x, y }: Point): void => sight && show({ ...sight.view, x, y }),
    /** Near enough for every seat there to be a target of so many pixels. */
    approach: (place: Point, pitch: number): void =>
      sight && scene && glideTo({ ...place, scale: Math.max(sight.view.scale, pitch / scene.pitch) }),
  };
}
