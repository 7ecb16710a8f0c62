import { rect } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, type Mark } from '../../drawing/svg.ts';
import type { Daylight } from '../daylight.ts';
import { foreground } from '../foreground.ts';
import { skyAndTown } from '../sky-and-town.ts';
import { lamp, passers } from '../street-life.ts';
import { entrances } from './entrances.ts';
import { behindWalls, type Extra, extras } from './extras.ts';
import { createHouse, type Facade, foot, type House } from './house.ts';
import { roofs } from './roofs.ts';
import { drawWindows } from './windows.ts';

const streetLife = ({ left, right, light, random }: House): Mark[] => [
  lamp(left - 70, 800, light),
  lamp(right + 70, 800, light),
  ...passers(9, light, random),
];

/** A house with its sky, its neighbours and what lies before it. */
export function drawFacade(facade: Facade, light: Daylight, random: Random): Mark[] {
  const house = createHouse(facade, light, random);
  const { left, right, top, storey } = house;
  const wanted = facade.extras ?? [];
  const drawn = (chosen: readonly Extra[]) => chosen.flatMap((name) => extras[name](house));
  return [
    ...skyAndTown(light, random),
    ...drawn(wanted.filter((name) => behindWalls.has(name))),
    sheet(rect(left, top, right - left, foot - top), light.wall, 16),
    fill(rect(right - 46, top, 46, foot - top), light.wallShade, 0.35),
    sheet(rect(left, foot - storey - 12, right - left, 14), light.trim, 4),
    ...drawWindows(house),
    ...roofs[facade.roof](house),
    ...entrances[facade.entrance](house),
    ...drawn(wanted.filter((name) => !behindWalls.has(name))),
    ...foreground(facade.before, light),
    ...(facade.before === 'water' ? [] : streetLife(house)),
  ];
}
