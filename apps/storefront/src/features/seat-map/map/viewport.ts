import type { Point } from '@parterre/domain/seats/plan/plan';
import { type Box, boxCentre, expandBox } from '../renderer/box.ts';
import type { Scene } from '../renderer/scene.ts';
import {
  clampView,
  fitView,
  interpolateViews,
  panView,
  type Size,
  type View,
  type ViewLimits,
  viewLimits,
  zoomViewAt,
} from '../renderer/view.ts';

export interface ViewportState {
  readonly view: View;
  readonly size: Size;
  readonly limits: ViewLimits;
  readonly isZooming: boolean;
}

type Listener = (state: ViewportState) => void;

/** In seats. */
const boxMargin = 3;
const zoomEndMs = 140;
const animationMs = 220;
const flingMs = 700;

export type Viewport = ReturnType<typeof createViewport>;

/** Which part of the hall is shown. Kept outside of React, which would render 60 times a second; listeners run once a frame. */
export function createViewport() {
  const listeners = new Set<Listener>();
  let scene: Pick<Scene, 'box' | 'pitch'> | undefined;
  let size: Size = { width: 0, height: 0 };
  let isStill = false;
  let showAgain: (() => void) | undefined;
  let state: ViewportState | undefined;
  let isFrameRequested = false;
  let zoomEndTimer: ReturnType<typeof setTimeout> | undefined;

  const notify = (): void => {
    isFrameRequested = false;
    if (state) for (const listener of listeners) listener(state);
  };

  const setView = (view: View, isZooming: boolean): void => {
    if (!state) return;
    state = { ...state, view: clampView(state.limits, size, view), isZooming };
    if (!isFrameRequested) requestAnimationFrame(notify);
    isFrameRequested = true;
    clearTimeout(zoomEndTimer);
    if (isZooming) zoomEndTimer = setTimeout(() => state && setView(state.view, false), zoomEndMs);
  };
  const animation = createViewAnimation(setView);

  /** For other limits: a view that showed the whole hall does so afterwards. */
  const refit = (): void => {
    if (!scene || size.width === 0) return;
    const free = viewLimits(scene.box, scene.pitch, size);
    const limits = isStill ? { ...free, maxScale: free.minScale } : free;
    const wasFit = !state || state.view.scale <= state.limits.minScale;
    const view = wasFit || !state ? fitView(limits) : state.view;
    state = { view, size, limits, isZooming: false };
    setView(view, false);
  };

  const jumpTo = (view: View, isZooming = false): void => {
    animation.stop();
    showAgain = undefined;
    setView(view, isZooming);
  };

  const animateTo = (view: View, ms = animationMs): void => {
    showAgain = undefined;
    if (state) animation.start(state.view, clampView(state.limits, size, view), ms);
  };

  /** With some seats around it; no nearer than that seats are `maxPitch` pixels apart. It stays in sight when the map changes its size. */
  const showBox = (box: Box, maxPitch: number): void => {
    if (!scene) return;
    const { left, top, right, bottom } = expandBox(box, boxMargin * scene.pitch);
    const fitting = Math.min(size.width / (right - left), size.height / (bottom - top));
    animateTo({ ...boxCentre(box), scale: Math.min(maxPitch / scene.pitch, fitting) });
    showAgain = () => showBox(box, maxPitch);
  };

  const animateZoom = (factor: number, pixel: Point): void =>
    state && animateTo(zoomViewAt(animation.target() ?? state.view, size, pixel, factor));

  return {
    state: () => state,
    /** Tells it now and whenever it changes: what comes late may have missed the last change. */
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      if (state) listener(state);
      return () => void listeners.delete(listener);
    },
    setScene: (next: Pick<Scene, 'box' | 'pitch'>): void => {
      scene = next;
      refit();
    },
    setSize: (next: Size): void => {
      size = next;
      refit();
      showAgain?.();
    },
    /** A still map shows the whole hall, whatever moves it. */
    setStill: (next: boolean): void => {
      isStill = next;
      animation.stop();
      refit();
    },
    isAnimating: (): boolean => animation.target() !== undefined,
    pan: (pixels: Point): void => state && jumpTo(panView(state.view, pixels), state.isZooming),
    /** Continues a drag that ended with this velocity, in pixels a millisecond, and slows down. */
    fling: ({ x, y }: Point): void => {
      const reach = flingMs / initialSpeedFactor;
      if (state && !prefersReducedMotion())
        animateTo(panView(state.view, { x: x * reach, y: y * reach }), flingMs);
    },
    zoom: (factor: number, pixel: Point): void =>
      state && jumpTo(zoomViewAt(state.view, size, pixel, factor), true),
    animateZoom,
    /** Around the centre. */
    zoomStep: (factor: number): void => animateZoom(factor, { x: size.width / 2, y: size.height / 2 }),
    /** By a share of what is shown. */
    panStep: ({ x, y }: Point): void =>
      state &&
      animateTo(panView(animation.target() ?? state.view, { x: -x * size.width, y: -y * size.height })),
    fit: (): void => state && animateTo(fitView(state.limits)),
    centreOn: ({ x, y }: Point): void => state && jumpTo({ ...state.view, x, y }),
    showBox,
    /** Zooms in, where needed, until seats are at least `minPitch` pixels apart. */
    zoomInOn: (point: Point, minPitch: number): void =>
      state && scene && animateTo({ ...point, scale: Math.max(state.view.scale, minPitch / scene.pitch) }),
  };
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
/** The speed at the start of `easeOut`, as a multiple of its average. */
const initialSpeedFactor = 3;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function createViewAnimation(onView: (view: View, isZooming: boolean) => void) {
  let frame = 0;
  let target: View | undefined;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    target = undefined;
  };

  /** With reduced motion, the end is shown at once. */
  const start = (from: View, to: View, ms: number): void => {
    stop();
    if (prefersReducedMotion()) {
      onView(to, false);
      return;
    }
    const startedAt = performance.now();
    const step = (now: number): void => {
      const share = Math.min(Math.max((now - startedAt) / ms, 0), 1);
      if (share === 1) target = undefined;
      else frame = requestAnimationFrame(step);
      onView(interpolateViews(from, to, easeOut(share)), share < 1 && to.scale !== from.scale);
    };
    target = to;
    frame = requestAnimationFrame(step);
  };

  return { start, stop, target: () => target };
}
