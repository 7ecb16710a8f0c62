import { mostLooks } from '../engine/seat-looks.ts';
import { type SeatShape, shapeOfZone } from '../engine/seat-shape.ts';
import { type MapColours, mixed, toPixel } from './map-colours.ts';
import type { Look } from './splat.ts';
import { type Sprite, spriteOf } from './sprite.ts';

const dimmedShare = 0.25;
// Between the two greys: seen, but not looked at.
const takenShare = 0.3;
const mostSprites = 400;

/** While a hand zooms, sizes follow each other by less than an eye sees. */
const rounded = (radius: number): number => Math.max(Math.round(radius * 4) / 4, 0.75);

/** Makes the kinds of seats for a size; shapes of a size are made once. */
export function kindMaker(): (colours: MapColours, radius: number) => Look[] {
  const sprites = new Map<string, Sprite>();
  const spriteFor = (shape: SeatShape, radius: number): Sprite => {
    const key = `${shape} ${radius}`;
    const sprite = sprites.get(key) ?? spriteOf(shape, radius);
    if (sprites.size > mostSprites) sprites.clear();
    sprites.set(key, sprite);
    return sprite;
  };
  return (colours, exactRadius) => {
    const radius = rounded(exactRadius);
    const zone = (colour: number, look: number): Look => ({
      colour: toPixel(colour),
      sprite: spriteFor(shapeOfZone(look), radius),
    });
    const { zones, paper, faint, quiet } = colours;
    const ramp = Array.from({ length: mostLooks }, (_, look) => zones[look] ?? 0);
    return [
      ...ramp.map(zone),
      ...ramp.map((colour, look) => zone(mixed(paper, colour, dimmedShare), look)),
      { colour: toPixel(mixed(faint, quiet, takenShare)), sprite: spriteFor('dot', radius) },
    ];
  };
}
