import type { Scene } from '../engine/scene.ts';
import type { Size, View } from '../engine/view.ts';
import type { Canvas, Context2d } from './canvas.ts';
import { drawNumbers } from './draw-numbers.ts';
import { type Frame, frameOf, strideOf } from './frame.ts';
import { glyphMaker } from './glyphs.ts';
import { type MapColours, toPixel } from './map-colours.ts';
import { kindMaker } from './seat-kinds.ts';
import { splat } from './splat.ts';

/** Of the way to the next seat. */
export const seatShare = 0.42;
const numberedPitch = 22;
const largestNumber = 15;
const marginStep = 32;

export interface SeatLayer {
  readonly scene: Scene;
  /** In pixels of the canvas, as the size is. */
  readonly view: View;
  readonly size: Size;
  readonly pixelRatio: number;
  readonly looks: Uint8Array;
  readonly colours: MapColours;
  /** Sizes change from picture to picture: what is written waits until they rest. */
  readonly isZooming: boolean;
}

/** Draws all seats at once over whatever the canvas had, and keeps what the next picture can use. */
export function seatPainter(canvas: Canvas, context: Context2d): (layer: SeatLayer) => void {
  const kindsFor = kindMaker();
  const glyphFor = glyphMaker();
  let frame: Frame | undefined;
  let image: ImageData | undefined;

  const fitFrame = ({ width, height }: Size, margin: number): Frame => {
    if (frame && frame.width === width && frame.height === height && frame.margin >= margin) return frame;
    frame = frameOf(width, height, margin);
    image = new ImageData(frame.bytes, strideOf(frame));
    Object.assign(canvas, { width, height });
    return frame;
  };

  return ({ scene, view, size, pixelRatio, looks, colours, isZooming }) => {
    const pitch = scene.pitch * view.scale;
    const pixels = fitFrame(size, Math.ceil(pitch / marginStep) * marginStep);
    splat(pixels, scene, view, { looks, kinds: kindsFor(colours, pitch * seatShare) });
    if (!isZooming && pitch >= numberedPitch * pixelRatio) {
      const height = Math.round(Math.min(pitch * 0.36, largestNumber * pixelRatio));
      const glyphOf = (letter: string) => glyphFor(letter, height, colours.font);
      drawNumbers(pixels, scene, view, { looks, style: { colour: toPixel(colours.paper), glyphOf } });
    }
    if (image) context.putImageData(image, -pixels.margin, -pixels.margin);
  };
}
