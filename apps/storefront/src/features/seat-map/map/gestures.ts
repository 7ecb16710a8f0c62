import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Viewport } from './viewport.ts';

/** How many fingers move the map. In the page one of them scrolls the page; a map that only opens another is moved by none. */
export type MovingFingers = 'one' | 'two' | 'none';

export interface GestureOptions {
  readonly viewport: Viewport;
  readonly movingFingers: () => MovingFingers;
  readonly onTap: (pixel: Point, pointerType: string) => void;
  readonly onHover: (pixel: Point | null) => void;
  /** Removes all listeners. */
  readonly signal: AbortSignal;
}

// How far a pointer may move during a tap, in pixels.
const tapSlop = 8;
const doubleTap = { maxMs: 300, maxDistance: 40, zoom: 2 };
// A slower drag was meant to end where it ended.
const minFlingSpeed = 0.15;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Drags, pinches and double taps move the viewport; hovers and single taps are reported. */
export function handleGestures(element: HTMLElement, options: GestureOptions): void {
  const { viewport, movingFingers, onTap, onHover, signal } = options;
  const pointers = new Map<number, Point>();
  const velocity = createVelocityTracker();
  let travelled = 0;
  let lastTap: (Point & { readonly atMs: number }) | undefined;

  const toPixel = (event: MouseEvent): Point => pixelInElement(element, event);

  const drag = (from: Point, to: Point, atMs: number): void => {
    const by = { x: to.x - from.x, y: to.y - from.y };
    viewport.pan(by);
    velocity.add(by, atMs);
  };

  const pinch = (before: Point, after: Point, other: Point, atMs: number): void => {
    const from = middle(before, other);
    viewport.zoom(distance(after, other) / Math.max(distance(before, other), 1), from);
    drag(from, middle(after, other), atMs);
  };

  const endDrag = (atMs: number): void => {
    const speed = velocity.at(atMs);
    if (Math.hypot(speed.x, speed.y) > minFlingSpeed) viewport.fling(speed);
  };

  /** The second of two quick taps at one point zooms in. */
  const tap = (pixel: Point, { pointerType, timeStamp: atMs }: PointerEvent): void => {
    const isSecond =
      pointerType !== 'mouse' &&
      lastTap !== undefined &&
      atMs - lastTap.atMs < doubleTap.maxMs &&
      distance(pixel, lastTap) < doubleTap.maxDistance;
    lastTap = isSecond ? undefined : { ...pixel, atMs };
    if (isSecond && movingFingers() !== 'none') viewport.animateZoom(doubleTap.zoom, pixel);
    else onTap(pixel, pointerType);
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) travelled = 0;
      velocity.reset();
      pointers.set(event.pointerId, toPixel(event));
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );

  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      const after = toPixel(event);
      if (!before) return event.pointerType === 'mouse' ? onHover(after) : undefined;
      pointers.set(event.pointerId, after);
      travelled += distance(before, after);
      const [other] = [...pointers].flatMap(([id, pixel]) => (id === event.pointerId ? [] : [pixel]));
      if (movingFingers() === 'none') return;
      if (other) return pinch(before, after, other, event.timeStamp);
      const drags = event.pointerType === 'mouse' || movingFingers() === 'one';
      if (drags && travelled > tapSlop) drag(before, after, event.timeStamp);
    },
    { signal },
  );

  element.addEventListener(
    'pointerup',
    (event) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      if (travelled <= tapSlop) tap(toPixel(event), event);
      else endDrag(event.timeStamp);
    },
    { signal },
  );
  element.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId), { signal });
  // With touch, every tap ends in a pointerleave.
  element.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && onHover(null), {
    signal,
  });

  element.addEventListener(
    'touchmove',
    (event) => {
      const fingers = movingFingers();
      const isForMap = fingers === 'one' || (fingers === 'two' && event.touches.length > 1);
      if (isForMap && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}

export interface VelocityTracker {
  readonly add: (by: Point, atMs: number) => void;
  /** In pixels a millisecond; zero after a pause. */
  readonly at: (atMs: number) => Point;
  readonly reset: () => void;
}

// Only the last moments before the release count.
const windowMs = 80;

export function createVelocityTracker(): VelocityTracker {
  let steps: { readonly by: Point; readonly atMs: number }[] = [];
  return {
    add: (by, atMs) => {
      steps = [...steps.filter((step) => atMs - step.atMs < windowMs), { by, atMs }];
    },
    at: (atMs) => {
      const recent = steps.filter((step) => atMs - step.atMs < windowMs);
      const [first] = recent;
      const sum = (axis: 'x' | 'y') => recent.reduce((total, { by }) => total + by[axis], 0);
      const ms = first ? Math.max(atMs - first.atMs, 16) : 1;
      return { x: sum('x') / ms, y: sum('y') / ms };
    },
    reset: () => {
      steps = [];
    },
  };
}

/** Relative to the upper left corner of the element. */
export function pixelInElement(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
