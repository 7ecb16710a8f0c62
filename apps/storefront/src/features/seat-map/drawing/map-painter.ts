import type { Point } from '@parterre/domain/seats/plan/plan';
import type { ZoneLook } from '../engine/seat-looks.ts';
import { type Size, toScreen, type View } from '../engine/view.ts';
import { type Canvas, type Context2d, contextOf } from './canvas.ts';
import { drawAreas } from './draw-areas.ts';
import { drawLabels } from './draw-labels.ts';
import { drawMarks } from './draw-marks.ts';
import { drawSymbols } from './draw-symbols.ts';
import type { Labels } from './labels.ts';
import type { Marks } from './marks.ts';
import { type SeatLayer, seatPainter, seatShare } from './seat-layer.ts';

/** View and size in pixels of the page. */
export interface MapPicture extends SeatLayer {
  readonly zones: readonly ZoneLook[];
  readonly marks: Marks;
  readonly labels: Labels | null;
}

const symbolPitch = 14;
const readablePitch = 13;

/** Draws whole pictures onto a canvas. */
export function mapPainter(canvas: Canvas): (picture: MapPicture) => void {
  const context = contextOf(canvas);
  const drawSeats = seatPainter(canvas, context);
  return (picture) => {
    const { scene, colours, zones, pixelRatio, marks, labels, looks } = picture;
    const view = { ...picture.view, scale: picture.view.scale * pixelRatio };
    const size = {
      width: Math.max(1, Math.round(picture.size.width * pixelRatio)),
      height: Math.max(1, Math.round(picture.size.height * pixelRatio)),
    };
    const pitch = scene.pitch * view.scale;
    const radius = pitch * seatShare;
    const placeOf = (seat: number): Point =>
      toScreen(view, size, { x: scene.plan.x[seat] ?? 0, y: scene.plan.y[seat] ?? 0 });
    drawSeats({ ...picture, view, size });
    below(context, view, size, () =>
      drawAreas(context, scene.plan, { colours, zones, hairline: pixelRatio / view.scale }),
    );
    if (pitch > symbolPitch * pixelRatio)
      drawSymbols(context, scene, looks, { placeOf, radius, colour: colours.paper });
    drawMarks(context, marks, { placeOf, radius, pixelRatio, colours });
    if (labels && !picture.isZooming)
      drawLabels(context, labels, { view, size, pitch, readablePitch: readablePitch * pixelRatio });
  };
}

/** Seats are there first, since they replace all pixels at once; the rest slides in below, in centimetres. */
function below(context: Context2d, { x, y, scale }: View, { width, height }: Size, draw: () => void): void {
  context.globalCompositeOperation = 'destination-over';
  context.setTransform(scale, 0, 0, scale, width / 2 - x * scale, height / 2 - y * scale);
  draw();
  context.resetTransform();
  context.globalCompositeOperation = 'source-over';
}
