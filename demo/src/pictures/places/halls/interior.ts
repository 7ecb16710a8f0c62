import type { Art } from '../../drawing/art.ts';
import type { Random } from '../../drawing/seeded-random.ts';
import type { Colours } from '../../palettes.ts';

/** A hall seen from inside, on a sheet of 1600 by 900. */
export type Interior = (colours: Colours, random: Random) => Art;
