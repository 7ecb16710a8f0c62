import type { Art } from '../drawing/art.ts';
import type { Random } from '../drawing/seeded-random.ts';
import type { MotifArt } from '../motifs/motif-art.ts';
import type { Colours } from '../palettes.ts';

/** A picture of news, on a sheet of 1600 by 900. */
export type NewsForm = (motif: MotifArt, colours: Colours, random: Random) => Art;
