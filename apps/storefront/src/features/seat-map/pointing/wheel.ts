import type { Viewer } from '../stage/viewer.ts';
import { pixelIn } from './pixel-in.ts';

export interface WheelRules {
  readonly viewer: Viewer;
  readonly isAlone: () => boolean;
  readonly signal: AbortSignal;
}

const wheelSpeed = 0.0016;
const pinchSpeed = 0.01;
const mostPerTurn = 0.25;
const linePixels = 16;

/** Zooms by the wheel where it is meant for the map: in full screen, with a modifier, or once the map has the focus. */
export function followWheel(element: HTMLElement, { viewer, isAlone, signal }: WheelRules): void {
  /** Where there is nothing left to zoom, the page scrolls on. */
  const canTurn = (deltaY: number): boolean => {
    const { view, limits } = viewer.sight() ?? {};
    if (!view || !limits) return false;
    return deltaY > 0 ? view.scale > limits.leastScale : view.scale < limits.mostScale;
  };

  element.addEventListener(
    'wheel',
    (event) => {
      const isPinch = event.ctrlKey || event.metaKey;
      const isWanted = isPinch || isAlone() || (element.matches(':focus-within') && canTurn(event.deltaY));
      if (!isWanted) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
      const turn = -pixels * (isPinch ? pinchSpeed : wheelSpeed);
      viewer.zoom(Math.exp(Math.min(Math.max(turn, -mostPerTurn), mostPerTurn)), pixelIn(element, event));
    },
    { signal, passive: false },
  );
}
