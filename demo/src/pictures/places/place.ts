import type { Art } from '../drawing/art.ts';
import { type Random, seededRandom } from '../drawing/seeded-random.ts';
import type { Mark } from '../drawing/svg.ts';
import { palettes } from '../palettes.ts';
import { createDaylight, type Daylight } from './daylight.ts';
import { drawFacade } from './facade/draw-facade.ts';
import { findHallView } from './hall-views.ts';
import { cellar } from './halls/cellar.ts';
import { arenaOutside } from './outdoors/arena-outside.ts';
import { bigTop } from './outdoors/big-top.ts';
import { cloister } from './outdoors/cloister.ts';
import { park } from './outdoors/park.ts';
import { type PlaceHint, placeHints } from './place-hints.ts';

type SeenFromOutside = Exclude<PlaceHint, { readonly view: 'cellar' }>;

function seen(hint: SeenFromOutside, light: Daylight, random: Random): Mark[] {
  switch (hint.view) {
    case 'facade':
      return drawFacade(hint.facade, light, random);
    case 'arena':
      return arenaOutside(hint.before, light, random);
    case 'big-top':
      return bigTop(light, random);
    case 'park':
      return park(light, random);
    case 'cloister':
      return cloister(light, random);
  }
}

const unknownPlace: PlaceHint = {
  palette: 'velvet',
  hour: 'dusk',
  view: 'facade',
  facade: { bays: 7, storeys: 3, roof: 'mansard', entrance: 'arcade', windows: 'arched', before: 'street' },
};

/** A place from outside by its own key, or one of its halls from inside by the hall's. */
export function placeArt(key: string): Art {
  const hall = findHallView(key);
  if (hall !== undefined) return hall.draw(palettes[hall.palette], seededRandom(`hall/${key}`));
  const hint = placeHints[key] ?? unknownPlace;
  const random = seededRandom(`place/${key}`);
  if (hint.view === 'cellar') return cellar(palettes[hint.palette], random);
  const light = createDaylight(hint.hour, palettes[hint.palette]);
  return { ground: light.sky, marks: () => seen(hint, light, random) };
}
