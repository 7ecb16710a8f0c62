import { pixelInElement } from './gestures.ts';
import type { Viewport } from './viewport.ts';

export interface WheelOptions {
  readonly viewport: Viewport;
  readonly isFullscreen: () => boolean;
  readonly signal: AbortSignal;
}

const wheelSpeed = 0.0016;
const pinchSpeed = 0.01;
const maxZoomPerEvent = 0.25;
const linePixels = 16;

/** The wheel zooms the map in full screen, with a modifier key, or while the map has the focus; else it scrolls the page. */
export function handleWheel(element: HTMLElement, { viewport, isFullscreen, signal }: WheelOptions): void {
  /** At the limits of the zoom, the page scrolls. */
  const canZoom = (deltaY: number): boolean => {
    const { view, limits } = viewport.state() ?? {};
    if (!view || !limits) return false;
    return deltaY > 0 ? view.scale > limits.minScale : view.scale < limits.maxScale;
  };

  element.addEventListener(
    'wheel',
    (event) => {
      const isPinch = event.ctrlKey || event.metaKey;
      const isForMap =
        isPinch || isFullscreen() || (element.matches(':focus-within') && canZoom(event.deltaY));
      if (!isForMap) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
      const zoom = -pixels * (isPinch ? pinchSpeed : wheelSpeed);
      viewport.zoom(
        Math.exp(Math.min(Math.max(zoom, -maxZoomPerEvent), maxZoomPerEvent)),
        pixelInElement(element, event),
      );
    },
    { signal, passive: false },
  );
}
