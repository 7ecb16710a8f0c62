import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Viewer } from './viewer.ts';

export interface GestureRules {
  readonly viewer: Viewer;
  /** Whether the map has the screen to itself: then one finger and the bare wheel belong to it. */
  readonly isAlone: () => boolean;
  readonly onTap: (pixel: Point, pointerType: string) => void;
  readonly onHover: (pixel: Point | null) => void;
}

// A hand is never quite still.
const tapSlop = 8;
const wheelSpeed = 0.0016;
const pinchSpeed = 0.01;
const mostPerTurn = 0.25;
const linePixels = 16;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Lets pointers move and zoom what an element shows. Returns the way to stop. */
export function followGestures(element: HTMLElement, rules: GestureRules): () => void {
  const { viewer, isAlone, onTap, onHover } = rules;
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, Point>();
  let travelled = 0;

  const pixelOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  /** Where there is nothing left to zoom, the page scrolls on. */
  const canTurn = (deltaY: number): boolean => {
    const { view, limits } = viewer.sight() ?? {};
    if (!view || !limits) return false;
    return deltaY > 0 ? view.scale > limits.leastScale : view.scale < limits.mostScale;
  };

  const pinch = (before: Point, after: Point, other: Point): void => {
    const from = middle(before, other);
    const to = middle(after, other);
    viewer.zoom(distance(after, other) / Math.max(distance(before, other), 1), from);
    viewer.move({ x: to.x - from.x, y: to.y - from.y });
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) travelled = 0;
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
      if (other) return pinch(before, after, other);
      const drags = event.pointerType === 'mouse' || isAlone();
      if (drags && travelled > tapSlop) viewer.move({ x: after.x - before.x, y: after.y - before.y });
    },
    { signal },
  );

  element.addEventListener(
    'pointerup',
    (event) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      if (travelled <= tapSlop) onTap(pixelOf(event), event.pointerType);
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

  element.addEventListener(
    'wheel',
    (event) => {
      const isPinch = event.ctrlKey || event.metaKey;
      const isWanted = isPinch || isAlone() || (element.matches(':focus-within') && canTurn(event.deltaY));
      if (!isWanted) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
      const turn = -pixels * (isPinch ? pinchSpeed : wheelSpeed);
      viewer.zoom(Math.exp(Math.min(Math.max(turn, -mostPerTurn), mostPerTurn)), pixelOf(event));
    },
    { signal, passive: false },
  );

  return () => controller.abort();
}
