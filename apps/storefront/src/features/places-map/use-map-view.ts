import { useEffect, useRef, useState } from 'react';
import { handleGestures } from './map-gestures.ts';
import { panView, revealGeo, zoomMiddle, zoomView } from './map-view.ts';
import { type Frame, fitView, type Geo, type MapView, type Point } from './projection.ts';

/** What of a map is shown, and the ways to change it. `whole` is all of it. */
export function useMapView(whole: MapView, frame: Frame) {
  const box = useRef<HTMLDivElement>(null);
  // Undefined while all of it is shown, in whatever frame.
  const [moved, setMoved] = useState<MapView>();
  const change = (move: (view: MapView) => MapView) =>
    setMoved((view) => {
      const next = move(view ?? whole);
      return next.scale > whole.scale ? next : undefined;
    });
  const moves = {
    pan: (by: Point) => change((view) => panView(view, by, whole, frame)),
    zoom: (factor: number, at: Point) => change((view) => zoomView(view, { factor, at }, whole, frame)),
    reset: () => setMoved(undefined),
  };
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const element = box.current;
    const controller = new AbortController();
    /** The frame is drawn as wide as there is room. */
    const toFrame = ([x, y]: Point): Point => {
      const ratio = frame.width / (element?.clientWidth ?? frame.width);
      return [x * ratio, y * ratio];
    };
    if (element)
      handleGestures(
        element,
        {
          pan: (by) => latest.current.pan(toFrame(by)),
          zoom: ({ factor, at }) => latest.current.zoom(factor, toFrame(at)),
          reset: () => latest.current.reset(),
        },
        controller.signal,
      );
    return () => controller.abort();
  }, [frame]);
  return {
    box,
    view: moved ?? whole,
    isWhole: moved === undefined,
    reset: moves.reset,
    zoom: (factor: number) => change((view) => zoomMiddle(view, factor, whole, frame)),
    /** So close that these fill the map. */
    open: (geos: readonly Geo[], minKm: number) =>
      change(() => panView(fitView(geos, frame, minKm), [0, 0], whole, frame)),
    reveal: (geo: Geo) => change((view) => revealGeo(view, geo, whole, frame)),
  };
}
