import { type RefObject, useEffect } from 'react';
import type { MapColours } from '../renderer/map-colours.ts';
import { onColoursChange, readColours } from './read-colours.ts';
import type { Renderer } from './use-renderer.ts';
import type { Viewport } from './viewport.ts';

// A higher resolution is not visible, and costs twice as much.
const maxPixelRatio = 2;
// Browsers refuse a canvas that is much larger.
const maxPixels = 16_000_000;

/** Canvas pixels per page pixel. */
export const canvasPixelRatio = ({ clientWidth, clientHeight }: Element): number =>
  Math.min(devicePixelRatio, maxPixelRatio, Math.sqrt(maxPixels / (clientWidth * clientHeight)));

/** Puts the map's canvas into the surface, and sends its size, the colours of the page and the view to the renderer. */
export function useMapCanvas(
  surface: RefObject<HTMLElement | null>,
  {
    renderer,
    viewport,
    onColours,
  }: { renderer: Renderer | null; viewport: Viewport; onColours: (colours: MapColours) => void },
): void {
  useEffect(() => {
    const element = surface.current;
    if (!element || !renderer) return;
    element.prepend(renderer.map);
    const sendSize = (): void => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      renderer.send({ kind: 'size', size, pixelRatio: canvasPixelRatio(element) });
      viewport.setSize(size);
    };
    const sendColours = (): void => {
      const colours = readColours(element);
      renderer.send({ kind: 'colours', colours });
      onColours(colours);
    };
    sendSize();
    sendColours();
    const observer = new ResizeObserver(sendSize);
    observer.observe(element);
    const stopColours = onColoursChange(sendColours);
    const unsubscribe = viewport.subscribe(({ view, isZooming }) =>
      renderer.send({ kind: 'view', view, isZooming }),
    );
    return () => {
      observer.disconnect();
      stopColours();
      unsubscribe();
    };
  }, [surface, renderer, viewport, onColours]);
}
