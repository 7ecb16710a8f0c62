import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Viewer } from '../stage/viewer.ts';
import { makePace } from './pace.ts';
import { pixelIn } from './pixel-in.ts';
import { followWheel } from './wheel.ts';

export interface GestureRules {
  readonly viewer: Viewer;
  /** Whether the map has the screen to itself: then one finger and the bare wheel belong to it. */
  readonly isAlone: () => boolean;
  readonly onTap: (pixel: Point, pointerType: string) => void;
  readonly onHover: (pixel: Point | null) => void;
}

// A hand is never quite still.
const tapSlop = 8;
const doubleTap = { withinMs: 300, within: 40, zoom: 2 };
// A drag that ends so slowly was meant to end there.
const leastPace = 0.15;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Lets pointers move and zoom what an element shows. Returns the way to stop. */
export function followGestures(element: HTMLElement, rules: GestureRules): () => void {
  const { viewer, isAlone, onTap, onHover } = rules;
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, Point>();
  const pace = makePace();
  let travelled = 0;
  let lastTap: (Point & { readonly atMs: number }) | undefined;

  const pixelOf = (event: MouseEvent): Point => pixelIn(element, event);

  const drag = (from: Point, to: Point, atMs: number): void => {
    const by = { x: to.x - from.x, y: to.y - from.y };
    viewer.move(by);
    pace.feel(by, atMs);
  };

  const pinch = (before: Point, after: Point, other: Point, atMs: number): void => {
    const from = middle(before, other);
    viewer.zoom(distance(after, other) / Math.max(distance(before, other), 1), from);
    drag(from, middle(after, other), atMs);
  };

  const letGo = (atMs: number): void => {
    const speed = pace.at(atMs);
    if (Math.hypot(speed.x, speed.y) > leastPace) viewer.fling(speed);
  };

  /** The second of two quick taps of a finger at one place comes nearer. */
  const tap = (pixel: Point, { pointerType, timeStamp: atMs }: PointerEvent): void => {
    const isSecond =
      pointerType !== 'mouse' &&
      lastTap !== undefined &&
      atMs - lastTap.atMs < doubleTap.withinMs &&
      distance(pixel, lastTap) < doubleTap.within;
    lastTap = isSecond ? undefined : { ...pixel, atMs };
    if (isSecond) viewer.zoomTo(doubleTap.zoom, pixel);
    else onTap(pixel, pointerType);
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) travelled = 0;
      pace.forget();
      pointers.set(event.pointerId, pixelOf(event));
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );

  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      const after = pixelOf(event);
      if (!before) return event.pointerType === 'mouse' ? onHover(after) : undefined;
      pointers.set(event.pointerId, after);
      travelled += distance(before, after);
      const [other] = [...pointers].flatMap(([id, pixel]) => (id === event.pointerId ? [] : [pixel]));
      if (other) return pinch(before, after, other, event.timeStamp);
      const drags = event.pointerType === 'mouse' || isAlone();
      if (drags && travelled > tapSlop) drag(before, after, event.timeStamp);
    },
    { signal },
  );

  element.addEventListener(
    'pointerup',
    (event) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      if (travelled <= tapSlop) tap(pixelOf(event), event);
      else letGo(event.timeStamp);
    },
    { signal },
  );
  element.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId), { signal });
  // A finger leaves with every tap.
  element.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && onHover(null), {
    signal,
  });

  // The page scrolls under one finger; two belong to the map.
  element.addEventListener(
    'touchmove',
    (event) => {
      if ((event.touches.length > 1 || isAlone()) && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );

  followWheel(element, { viewer, isAlone, signal });
  return () => controller.abort();
}
