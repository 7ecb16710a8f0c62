import { createProjection, type Frame, type Geo, type MapView, type Point } from './projection.ts';

/** How many times closer than all of it a map can be looked at. */
export const maxZoom = 32;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest view within the limits: nothing is seen that the whole map does not show, and nothing closer than allowed. */
function limit({ centre, scale }: MapView, whole: MapView, { width, height }: Frame): MapView {
  const limited = clamp(scale, whole.scale, whole.scale * maxZoom);
  const along = (axis: 0 | 1, size: number) => {
    const free = size / 2 / whole.scale - size / 2 / limited;
    return clamp(centre[axis], whole.centre[axis] - free, whole.centre[axis] + free);
  };
  return { centre: [along(0, width), along(1, height)], scale: limited };
}

/** The map moves under the pointer by so many pixels. */
export const panView = (view: MapView, [x, y]: Point, whole: MapView, frame: Frame): MapView =>
  limit(
    { ...view, centre: [view.centre[0] - x / view.scale, view.centre[1] - y / view.scale] },
    whole,
    frame,
  );

export interface Zoom {
  readonly factor: number;
  /** What is at this pixel stays there. */
  readonly at: Point;
}

export function zoomView(view: MapView, { factor, at }: Zoom, whole: MapView, frame: Frame): MapView {
  const scale = clamp(view.scale * factor, whole.scale, whole.scale * maxZoom);
  const along = (axis: 0 | 1, size: number) => {
    const fromMiddle = at[axis] - size / 2;
    return view.centre[axis] + fromMiddle / view.scale - fromMiddle / scale;
  };
  return limit({ centre: [along(0, frame.width), along(1, frame.height)], scale }, whole, frame);
}

/** Around its middle. */
export const zoomMiddle = (view: MapView, factor: number, whole: MapView, frame: Frame): MapView =>
  zoomView(view, { factor, at: [frame.width / 2, frame.height / 2] }, whole, frame);

/** Part of the frame, from its edges, in which a mark is not well seen. */
const edgeShare = 0.06;

/** Moves a map so that something on it is in sight; a map that shows it already stays as it is. */
export function revealGeo(view: MapView, geo: Geo, whole: MapView, frame: Frame): MapView {
  const [x, y] = createProjection(view, frame).place(geo);
  const { width, height } = frame;
  const isIn = (value: number, size: number) => value >= size * edgeShare && value <= size * (1 - edgeShare);
  if (isIn(x, width) && isIn(y, height)) return view;
  return panView(view, [width / 2 - x, height / 2 - y], whole, frame);
}
