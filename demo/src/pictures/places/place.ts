import { seededRandom } from '../drawing/seeded-random.ts';
import type { Mark } from '../drawing/svg.ts';
import { type Colours, palettes } from '../palettes.ts';
import { daylightOf } from './daylight.ts';
import { drawFacade } from './facade.ts';
import { hallViewOf } from './hall-views.ts';
import { arenaOutside, bigTop, cloister, park } from './outdoors.ts';
import { type PlaceHint, placeHints } from './place-hints.ts';
import { cellar } from './vaults.ts';

interface PlaceView {
  readonly colour: string;
  readonly draw: () => Mark[];
}

function outside(key: string, hint: PlaceHint, colours: Colours): Mark[] {
  const random = seededRandom(`place/${key}`);
  const light = daylightOf(hint.hour, colours);
  switch (hint.view) {
    case 'facade':
      return drawFacade(hint.facade, light, random);
    case 'arena':
      return arenaOutside(light, random);
    case 'big-top':
      return bigTop(light, random);
    case 'park':
      return park(light, random);
    case 'cloister':
      return cloister(light, random);
    case 'cellar':
      return cellar(colours, random);
  }
}

const unknownPlace: PlaceHint = {
  palette: 'velvet',
  hour: 'dusk',
  view: 'facade',
  facade: { bays: 7, storeys: 3, roof: 'mansard', entrance: 'arcade', windows: 'arched', before: 'street' },
};

/** A place from outside by its own key, or one of its halls from inside by the hall's. */
export function placeView(key: string): PlaceView {
  const hall = hallViewOf(key);
  if (hall !== undefined) {
    const colours = palettes[hall.palette];
    return { colour: colours.deep, draw: () => hall.draw(colours, seededRandom(`hall/${key}`)) };
  }
  const hint = placeHints[key] ?? unknownPlace;
  const colours = palettes[hint.palette];
  return { colour: daylightOf(hint.hour, colours).sky, draw: () => outside(key, hint, colours) };
}
