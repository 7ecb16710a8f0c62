import { type RefObject, useEffect } from 'react';
import type { MapColours } from '../drawing/map-colours.ts';
import { onColoursChange, readColours } from './read-colours.ts';
import type { Engine } from './use-engine.ts';
import type { Viewer } from './viewer.ts';

// More is not seen, and costs as much again.
const mostPixelRatio = 2;
// Browsers refuse a canvas that is much larger.
const mostPixels = 16_000_000;

/** How many pixels of the picture a pixel of the page has. */
export const pixelRatioOf = ({ clientWidth, clientHeight }: Element): number =>
  Math.min(devicePixelRatio, mostPixelRatio, Math.sqrt(mostPixels / (clientWidth * clientHeight)));

/** Keeps the picture as large as its surface, in the colours of the page, and where the visitor looks. */
export function usePicture(
  surface: RefObject<HTMLElement | null>,
  {
    engine,
    viewer,
    onColours,
  }: { engine: Engine | null; viewer: Viewer; onColours: (colours: MapColours) => void },
): void {
  useEffect(() => {
    const element = surface.current;
    if (!element || !engine) return;
    element.prepend(engine.map);
    const measure = (): void => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      engine.send({ kind: 'size', size, pixelRatio: pixelRatioOf(element) });
      viewer.setSize(size);
    };
    const paint = (): void => {
      const colours = readColours(element);
      engine.send({ kind: 'colours', colours });
      onColours(colours);
    };
    measure();
    paint();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stopPainting = onColoursChange(paint);
    const stopFollowing = viewer.subscribe(({ view, isZooming }) =>
      engine.send({ kind: 'view', view, isZooming }),
    );
    return () => {
      observer.disconnect();
      stopPainting();
      stopFollowing();
    };
  }, [surface, engine, viewer, onColours]);
}
