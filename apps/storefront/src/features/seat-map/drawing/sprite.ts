import { gauges, type SeatShape } from '../engine/seat-shape.ts';

/** A shape of one size as opacities in the highest byte of a pixel, once for every fraction of a pixel it may stand at. */
export interface Sprite {
  /** Pixels along an edge. */
  readonly edge: number;
  /** Positions within a pixel, along an edge. */
  readonly phases: number;
  readonly masks: Uint32Array;
}

/** Small shapes show it when they are off by half a pixel; large ones do not. */
const phasesFor = (radius: number): number => (radius < 4 ? 4 : radius < 9 ? 2 : 1);

/** As far as the shape has crossed the pixel, from its distance to the edge. */
const opacity = (radius: number, gauge: number): number =>
  Math.min(Math.max(radius * (1 - gauge) + 0.5, 0), 1) * 255;

export function spriteOf(shape: SeatShape, radius: number): Sprite {
  const edge = Math.ceil(2 * radius) + 2;
  const phases = phasesFor(radius);
  const masks = new Uint32Array(edge * edge * phases * phases);
  const gauge = gauges[shape];
  let pixel = 0;
  for (let phaseY = 0; phaseY < phases; phaseY += 1)
    for (let phaseX = 0; phaseX < phases; phaseX += 1)
      for (let row = 0; row < edge; row += 1)
        for (let column = 0; column < edge; column += 1) {
          const x = (column + 0.5 - edge / 2 - phaseX / phases) / radius;
          const y = (row + 0.5 - edge / 2 - phaseY / phases) / radius;
          masks[pixel] = Math.round(opacity(radius, gauge(x, y))) << 24;
          pixel += 1;
        }
  return { edge, phases, masks };
}
