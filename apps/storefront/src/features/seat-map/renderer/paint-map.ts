import type { Point } from '@parterre/domain/seats/plan/plan';
import { type Canvas, type Context2d, get2dContext } from './canvas.ts';
import { drawAreas } from './draw-areas.ts';
import { drawLabels, type Labels } from './draw-labels.ts';
import { drawMarks, type Marks } from './draw-marks.ts';
import { createGlyphCache, drawNumbers } from './draw-numbers.ts';
import { createFrame, drawSeats, type Frame, frameStride } from './draw-seats.ts';
import { drawSymbols } from './draw-symbols.ts';
import { type MapColours, toPixel } from './map-colours.ts';
import type { Scene } from './scene.ts';
import type { ZoneLook } from './seat-looks.ts';
import { createSeatStyleCache } from './seat-sprites.ts';
import { type Size, toScreen, type View } from './view.ts';

/** View and size in pixels of the page. */
export interface MapPicture extends SeatLayer {
  readonly zones: readonly ZoneLook[];
  readonly marks: Marks;
  readonly labels: Labels | null;
}

const symbolPitch = 14;
const readablePitch = 13;

export function createMapPainter(canvas: Canvas): (picture: MapPicture) => void {
  const context = get2dContext(canvas);
  const paintSeats = createSeatPainter(canvas, context);
  return (picture) => {
    const { scene, colours, zones, pixelRatio, marks, labels, looks } = picture;
    const view = { ...picture.view, scale: picture.view.scale * pixelRatio };
    const size = {
      width: Math.max(1, Math.round(picture.size.width * pixelRatio)),
      height: Math.max(1, Math.round(picture.size.height * pixelRatio)),
    };
    const pitch = scene.pitch * view.scale;
    const radius = pitch * seatShare;
    const seatPosition = (seat: number): Point =>
      toScreen(view, size, { x: scene.plan.x[seat] ?? 0, y: scene.plan.y[seat] ?? 0 });
    paintSeats({ ...picture, view, size });
    drawBelowSeats(context, view, size, () =>
      drawAreas(context, scene.plan, { colours, zones, hairline: pixelRatio / view.scale }),
    );
    if (pitch > symbolPitch * pixelRatio)
      drawSymbols(context, scene, looks, { seatPosition, radius, colour: colours.paper });
    drawMarks(context, marks, { seatPosition, radius, pixelRatio, colours });
    if (labels && !picture.isZooming)
      drawLabels(context, labels, { view, size, pitch, readablePitch: readablePitch * pixelRatio });
  };
}

/** Seats are drawn first, since they replace all pixels of the canvas; areas then go below them, in centimetres. */
function drawBelowSeats(
  context: Context2d,
  { x, y, scale }: View,
  { width, height }: Size,
  draw: () => void,
): void {
  context.globalCompositeOperation = 'destination-over';
  context.setTransform(scale, 0, 0, scale, width / 2 - x * scale, height / 2 - y * scale);
  draw();
  context.resetTransform();
  context.globalCompositeOperation = 'source-over';
}

/** The radius of a seat as a share of the pitch. */
const seatShare = 0.42;
const minNumberPitch = 22;
const maxNumberSize = 15;
const marginStep = 32;

export interface SeatLayer {
  readonly scene: Scene;
  /** In pixels of the canvas, as the size is. */
  readonly view: View;
  readonly size: Size;
  readonly pixelRatio: number;
  readonly looks: Uint8Array;
  readonly colours: MapColours;
  /** Texts are left out while the scale changes from picture to picture. */
  readonly isZooming: boolean;
}

/** Replaces all pixels of the canvas. Frame, sprites and glyphs are reused for the next picture. */
function createSeatPainter(canvas: Canvas, context: Context2d): (layer: SeatLayer) => void {
  const stylesFor = createSeatStyleCache();
  const cachedGlyph = createGlyphCache();
  let frame: Frame | undefined;
  let image: ImageData | undefined;

  const fitFrame = ({ width, height }: Size, margin: number): Frame => {
    if (frame && frame.width === width && frame.height === height && frame.margin >= margin) return frame;
    frame = createFrame(width, height, margin);
    image = new ImageData(frame.bytes, frameStride(frame));
    Object.assign(canvas, { width, height });
    return frame;
  };

  return ({ scene, view, size, pixelRatio, looks, colours, isZooming }) => {
    const pitch = scene.pitch * view.scale;
    const pixels = fitFrame(size, Math.ceil(pitch / marginStep) * marginStep);
    drawSeats(pixels, scene, view, { looks, styles: stylesFor(colours, pitch * seatShare) });
    if (!isZooming && pitch >= minNumberPitch * pixelRatio) {
      const height = Math.round(Math.min(pitch * 0.36, maxNumberSize * pixelRatio));
      const glyphFor = (letter: string) => cachedGlyph(letter, height, colours.font);
      drawNumbers(pixels, scene, view, { looks, style: { colour: toPixel(colours.paper), glyphFor } });
    }
    if (image) context.putImageData(image, -pixels.margin, -pixels.margin);
  };
}
