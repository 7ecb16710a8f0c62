import { demoHalls, type HallKind } from '../../events/demo-halls.ts';
import type { Palette } from '../../events/poster-hint.ts';
import type { Art } from '../drawing/art.ts';
import type { Random } from '../drawing/seeded-random.ts';
import type { Mark } from '../drawing/svg.ts';
import type { Colours } from '../palettes.ts';
import { createDaylight, type Daylight } from './daylight.ts';
import { arenaBowl } from './halls/arena-bowl.ts';
import { circusRing } from './halls/circus-ring.ts';
import { clubStage } from './halls/club-stage.ts';
import { gallery } from './halls/gallery.ts';
import type { Interior } from './halls/interior.ts';
import { studioHall } from './halls/studio-hall.ts';
import { theatreHall } from './halls/theatre-hall.ts';
import { cloister } from './outdoors/cloister.ts';
import { park } from './outdoors/park.ts';

interface HallView {
  readonly draw: Interior;
  readonly palette: Palette;
}

const byKind: Readonly<Record<HallKind, Interior>> = {
  theatre: theatreHall,
  studio: studioHall,
  arena: arenaBowl,
  club: clubStage,
  entry: gallery,
};

type Outdoors = (light: Daylight, random: Random) => Mark[];

function underTheSky(draw: Outdoors, colours: Colours, random: Random): Art {
  const light = createDaylight('night', colours);
  return { ground: light.sky, marks: () => draw(light, random) };
}

/** Halls that are not what their kind would say. */
const byHall: Readonly<Record<string, Interior>> = {
  'circus-spb-ring': circusRing,
  'kids-msk-hall': theatreHall,
  'kids-ber-hall': theatreHall,
  'park-msk-lawn': (colours, random) => underTheSky(park, colours, random),
  'concert-mad-patio': (colours, random) => underTheSky(cloister, colours, random),
};

const halls: Readonly<Record<string, { readonly kind: HallKind }>> = demoHalls;

const hallPalettes: Readonly<Record<string, Palette>> = {
  'bolshaya-msk-main': 'velvet',
  'novaya-spb-main': 'moonlight',
  'opernhaus-ber-main': 'gold-leaf',
  'opera-par-main': 'rose',
  'teatro-mad-main': 'ember',
  'playhouse-ldn-main': 'forest',
  'bolshaya-msk-studio': 'ink',
  'fabrika-msk-black-box': 'ember',
  'novaya-spb-studio': 'sea',
  'kammer-ber-studio': 'ochre',
  'atelier-par-studio': 'dusk',
  'sala-mad-studio': 'velvet',
  'loft-ldn-studio': 'frost',
  'arena-msk-main': 'ice',
  'arena-spb-main': 'sea',
  'arena-ber-main': 'neon',
  'klub-msk-main': 'neon',
  'podval-spb-main': 'moonlight',
  'keller-ber-main': 'ember',
  'cave-par-main': 'dusk',
  'cueva-mad-main': 'rose',
  'vault-ldn-main': 'ochre',
  'museum-msk-gallery': 'gold-leaf',
  'museum-spb-gallery': 'frost',
  'galerie-par-gallery': 'dusk',
  'park-msk-lawn': 'forest',
  'circus-spb-ring': 'velvet',
  'kids-msk-hall': 'candy',
  'kids-ber-hall': 'sea',
  'concert-mad-patio': 'ochre',
};

export function findHallView(key: string): HallView | undefined {
  const hall = halls[key];
  return hall && { draw: byHall[key] ?? byKind[hall.kind], palette: hallPalettes[key] ?? 'velvet' };
}
