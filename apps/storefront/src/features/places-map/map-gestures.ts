import type { Zoom } from './map-view.ts';
import type { Point } from './projection.ts';

/** What a pointer, a wheel or a key does to a map, in CSS pixels of its element. */
export interface MapMoves {
  readonly pan: (by: Point) => void;
  readonly zoom: (zoom: Zoom) => void;
  readonly reset: () => void;
}

/** How far a pointer may move during a press. */
const pressSlopPx = 5;
const keyStepShare = 0.15;
const keyZoom = 1.5;
const wheelSpeed = 0.0016;
const pinchSpeed = 0.01;

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * One pointer drags, two pinch. The wheel zooms with a modifier key, as trackpads do for a pinch, or while the map has the focus;
 * else it scrolls the page. How many fingers the page keeps for itself, the map's `touch-action` says.
 */
export function handleGestures(element: HTMLElement, moves: MapMoves, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let isDrag = false;
  const toPixel = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) isDrag = false;
      pointers.set(event.pointerId, toPixel(event));
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const after = toPixel(event);
      const [other] = [...pointers].flatMap(([id, pixel]) => (id === event.pointerId ? [] : [pixel]));
      isDrag ||= other !== undefined || distance(before, after) > pressSlopPx;
      if (!isDrag) return;
      // From here on a release is no press on what is below.
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, after);
      const [from, to] = other ? [between(before, other), between(after, other)] : [before, after];
      if (other)
        moves.zoom({ factor: distance(after, other) / Math.max(distance(before, other), 1), at: from });
      moves.pan([to[0] - from[0], to[1] - from[1]]);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(type, ({ pointerId }) => pointers.delete(pointerId), { signal });

  element.addEventListener(
    'wheel',
    (event) => {
      const isPinch = event.ctrlKey || event.metaKey;
      if (!isPinch && !element.matches(':focus-within')) return;
      event.preventDefault();
      const zoom = -event.deltaY * (isPinch ? pinchSpeed : wheelSpeed);
      moves.zoom({ factor: Math.exp(Math.min(Math.max(zoom, -0.5), 0.5)), at: toPixel(event) });
    },
    { signal, passive: false },
  );

  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      const { clientWidth: width, clientHeight: height } = element;
      const zoom = (factor: number) => moves.zoom({ factor, at: [width / 2, height / 2] });
      const acts: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => moves.pan([width * keyStepShare, 0]),
        ArrowRight: () => moves.pan([-width * keyStepShare, 0]),
        ArrowUp: () => moves.pan([0, height * keyStepShare]),
        ArrowDown: () => moves.pan([0, -height * keyStepShare]),
        '+': () => zoom(keyZoom),
        '=': () => zoom(keyZoom),
        '-': () => zoom(1 / keyZoom),
        '0': () => moves.reset(),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}
