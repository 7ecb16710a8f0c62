import type { Point } from '@parterre/domain/seats/plan/plan';
import { type Canvas, type Context2d, get2dContext } from './canvas.ts';
import { drawAreas } from './draw-areas.ts';
import { drawLabels, type Labels } from './draw-labels.ts';
import { drawMarks, type Marks } from './draw-marks.ts';
import { createGlyphCache, drawNumbers } from './draw-numbers.ts';
import { createFrame, drawSeats, type Frame, frameStride, moveFrame } from './draw-seats.ts';
import { drawSymbols } from './draw-symbols.ts';
import { type MapColours, toPixel } from './map-colours.ts';
import { drawRowNames, findSeenMiddle, placeRowNames } from './row-names.ts';
import type { Scene } from './scene.ts';
import type { ZoneLook } from './seat-looks.ts';
import { createSeatStyleCache } from './seat-sprites.ts';
import { panView, type Size, toScreen, type View } from './view.ts';

/** View and size in pixels of the page. */
export interface MapPicture extends SeatLayer {
  readonly zones: readonly ZoneLook[];
  readonly marks: Marks;
  readonly labels: Labels | null;
}

const symbolPitch = 14;
const readablePitch = 13;
const rowNameSize = 12;

export function createMapPainter(canvas: Canvas): (picture: MapPicture) => void {
  const context = get2dContext(canvas);
  const paintSeats = createSeatPainter(canvas, context);
  return (picture) => {
    const { scene, colours, zones, pixelRatio, marks, labels, looks } = picture;
    const exactView = { ...picture.view, scale: picture.view.scale * pixelRatio };
    const size = {
      width: Math.max(1, Math.round(picture.size.width * pixelRatio)),
      height: Math.max(1, Math.round(picture.size.height * pixelRatio)),
    };
    const pitch = scene.pitch * exactView.scale;
    const radius = pitch * seatShare;
    const view = paintSeats({ ...picture, view: exactView, size });
    const seatPosition = (seat: number): Point =>
      toScreen(view, size, { x: scene.plan.x[seat] ?? 0, y: scene.plan.y[seat] ?? 0 });
    drawBelowSeats(context, view, size, () =>
      drawAreas(context, scene.plan, { colours, zones, hairline: pixelRatio / view.scale }),
    );
    if (pitch > symbolPitch * pixelRatio)
      drawSymbols(context, scene, looks, { seatPosition, radius, colour: colours.paper });
    drawMarks(context, marks, { seatPosition, radius, pixelRatio, colours });
    if (!picture.isZooming && pitch >= minNumberPitch * pixelRatio) {
      const letterSize = Math.round(rowNameSize * pixelRatio);
      drawRowNames(context, placeRowNames(scene, { view, size, letterSize }), { letterSize, colours });
    }
    if (labels && !picture.isZooming)
      drawLabels(context, labels, {
        view,
        size,
        pitch,
        readablePitch: readablePitch * pixelRatio,
        seenMiddle: (block) => findSeenMiddle(scene, block, { view, size }),
      });
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

/** By how many pixels a view has moved since the last picture, if that is all that has changed. */
function movedBy(last: SeatLayer | undefined, { view, size, ...next }: SeatLayer): Point | undefined {
  const isMove =
    last?.view.scale === view.scale &&
    last.scene === next.scene &&
    last.looks === next.looks &&
    last.colours === next.colours &&
    last.pixelRatio === next.pixelRatio &&
    last.size.width === size.width &&
    last.size.height === size.height;
  if (!isMove) return undefined;
  const toPixels = (centimetres: number) => Math.round(centimetres * view.scale);
  return { x: toPixels(last.view.x - view.x), y: toPixels(last.view.y - view.y) };
}

/**
 * Replaces all pixels of the canvas. Frame, sprites and glyphs are reused for the next picture: of a view that only moves, what
 * stays in sight is moved, by whole pixels, and what comes into sight is drawn. Answers the view that was painted.
 */
function createSeatPainter(canvas: Canvas, context: Context2d): (layer: SeatLayer) => View {
  const stylesFor = createSeatStyleCache();
  const cachedGlyph = createGlyphCache();
  let frame: Frame | undefined;
  let image: ImageData | undefined;
  let last: SeatLayer | undefined;

  const fitFrame = ({ width, height }: Size, margin: number): Frame => {
    if (frame && frame.width === width && frame.height === height && frame.margin >= margin) return frame;
    frame = createFrame(width, height, margin);
    last = undefined;
    image = new ImageData(frame.bytes, frameStride(frame));
    Object.assign(canvas, { width, height });
    return frame;
  };

  return (layer) => {
    const { scene, size, pixelRatio, looks, colours, isZooming } = layer;
    const pitch = scene.pitch * layer.view.scale;
    const pixels = fitFrame(size, Math.ceil(pitch / marginStep) * marginStep);
    const styles = stylesFor(colours, pitch * seatShare);
    const hasNumbers = !isZooming && pitch >= minNumberPitch * pixelRatio;
    const moved = movedBy(last, layer);
    let { view } = layer;
    if (last && moved) {
      view = panView(last.view, moved);
      for (const area of moveFrame(pixels, moved.x, moved.y))
        drawSeats(pixels, scene, view, { looks, styles }, area);
    } else drawSeats(pixels, scene, view, { looks, styles });
    if (hasNumbers) {
      const height = Math.round(Math.min(pitch * 0.36, maxNumberSize * pixelRatio));
      const glyphFor = (letter: string) => cachedGlyph(letter, height, colours.font);
      drawNumbers(pixels, scene, view, { looks, style: { colour: toPixel(colours.paper), glyphFor } });
    }
    // Numbers blend with what they are drawn on, so a picture that has them is not moved.
    last = hasNumbers ? undefined : { ...layer, view };
    if (image) context.putImageData(image, -pixels.margin, -pixels.margin);
    return view;
  };
}
