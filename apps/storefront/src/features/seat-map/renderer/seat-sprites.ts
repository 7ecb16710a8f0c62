import { type MapColours, mixColours, toPixel } from './map-colours.ts';
import { maxLooks, type SeatShape, shapeDistances, zoneShape } from './seat-looks.ts';

/** A shape in one size: opacities in the highest byte of each pixel, one mask for every fraction of a pixel it may be drawn at. */
export interface Sprite {
  /** Pixels along an edge. */
  readonly edge: number;
  /** Positions within a pixel, along an edge. */
  readonly phases: number;
  readonly masks: Uint32Array;
}

/** A colour as 0x00BBGGRR, and a shape. */
export interface SeatStyle {
  readonly colour: number;
  readonly sprite: Sprite;
}

/** Half a pixel off is visible in small shapes only. */
const phaseCount = (radius: number): number => (radius < 4 ? 4 : radius < 9 ? 2 : 1);

/** How much of the pixel the shape covers, by the pixel's distance to its edge. */
const opacity = (radius: number, distance: number): number =>
  Math.min(Math.max(radius * (1 - distance) + 0.5, 0), 1) * 255;

export function createSprite(shape: SeatShape, radius: number): Sprite {
  const edge = Math.ceil(2 * radius) + 2;
  const phases = phaseCount(radius);
  const masks = new Uint32Array(edge * edge * phases * phases);
  const distance = shapeDistances[shape];
  let pixel = 0;
  for (let phaseY = 0; phaseY < phases; phaseY += 1)
    for (let phaseX = 0; phaseX < phases; phaseX += 1)
      for (let row = 0; row < edge; row += 1)
        for (let column = 0; column < edge; column += 1) {
          const x = (column + 0.5 - edge / 2 - phaseX / phases) / radius;
          const y = (row + 0.5 - edge / 2 - phaseY / phases) / radius;
          masks[pixel] = Math.round(opacity(radius, distance(x, y))) << 24;
          pixel += 1;
        }
  return { edge, phases, masks };
}

const dimmedShare = 0.25;
// Between the two greys: visible, but it draws no attention.
const takenShare = 0.3;
const maxSprites = 400;

/** Quarter pixels: fewer sprites while zooming, and the steps are too small to be seen. */
const roundRadius = (radius: number): number => Math.max(Math.round(radius * 4) / 4, 0.75);

/** Returns the style of every look for a seat size; sprites are made once for each shape and size. */
export function createSeatStyleCache(): (colours: MapColours, radius: number) => SeatStyle[] {
  const sprites = new Map<string, Sprite>();
  const spriteFor = (shape: SeatShape, radius: number): Sprite => {
    const key = `${shape} ${radius}`;
    const sprite = sprites.get(key) ?? createSprite(shape, radius);
    if (sprites.size > maxSprites) sprites.clear();
    sprites.set(key, sprite);
    return sprite;
  };
  return (colours, exactRadius) => {
    const radius = roundRadius(exactRadius);
    const zoneStyle = (colour: number, look: number): SeatStyle => ({
      colour: toPixel(colour),
      sprite: spriteFor(zoneShape(look), radius),
    });
    const { zones, paper, faint, quiet } = colours;
    const ramp = Array.from({ length: maxLooks }, (_, look) => zones[look] ?? 0);
    return [
      ...ramp.map(zoneStyle),
      ...ramp.map((colour, look) => zoneStyle(mixColours(paper, colour, dimmedShare), look)),
      { colour: toPixel(mixColours(faint, quiet, takenShare)), sprite: spriteFor('dot', radius) },
    ];
  };
}
