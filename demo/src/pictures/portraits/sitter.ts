import type { PortraitHint } from '../../persons/portrait-hint.ts';
import { oklch } from '../drawing/oklch.ts';
import { type Random, seededRandom } from '../drawing/seeded-random.ts';
import { type Colours, palettes } from '../palettes.ts';

/** Who sits for a portrait: colours, build of the face and how the head is held. */
export interface Sitter {
  readonly hint: PortraitHint;
  readonly colours: Colours;
  readonly skin: string;
  readonly skinShade: string;
  readonly lip: string;
  readonly hair: string;
  readonly hairShade: string;
  readonly browColour: string;
  readonly noseColour: string;
  /** Of eyes and lids. */
  readonly ink: string;
  /** Half the width of the jaw, from slender to square. */
  readonly jaw: number;
  /** How thick the brows are drawn. */
  readonly brow: number;
  /** How broad shoulders and neck are, beside those of a man. */
  readonly build: number;
  /** How far the features are turned to one side. */
  readonly glance: number;
  /** Degrees by which the head leans. */
  readonly lean: number;
  readonly random: Random;
}

type Lch = readonly [lightness: number, chroma: number, hue: number];

const skins: Readonly<Record<PortraitHint['skin'], Lch>> = {
  light: [0.87, 0.05, 58],
  warm: [0.81, 0.07, 60],
  olive: [0.74, 0.075, 66],
  brown: [0.58, 0.085, 54],
  dark: [0.43, 0.065, 50],
};

const hairs: Readonly<Record<PortraitHint['hairColour'], Lch>> = {
  black: [0.25, 0.02, 285],
  brown: [0.36, 0.06, 50],
  auburn: [0.42, 0.11, 36],
  red: [0.57, 0.155, 42],
  blond: [0.8, 0.1, 84],
  grey: [0.66, 0.012, 260],
  white: [0.92, 0.012, 90],
};

export function createSitter(key: string, hint: PortraitHint): Sitter {
  const random = seededRandom(`portrait/${key}`);
  const [lightness, chroma, hue] = skins[hint.skin];
  const [hairLightness, hairChroma, hairHue] = hairs[hint.hairColour];
  const hair = oklch(hairLightness, hairChroma, hairHue);
  const hairShade = oklch(hairLightness - 0.08, hairChroma + 0.01, hairHue);
  const skinShade = oklch(lightness - 0.11, chroma + 0.025, hue - 12);
  const isWoman = hint.sex === 'woman';
  const ink = oklch(hint.skin === 'dark' ? 0.16 : 0.24, 0.03, 20);
  return {
    hint,
    colours: palettes[hint.palette],
    skin: oklch(lightness, chroma, hue),
    skinShade,
    lip: isWoman ? oklch(lightness - 0.2, chroma + 0.085, 22) : oklch(lightness - 0.13, chroma + 0.02, 34),
    hair,
    hairShade,
    // Brows lighter than the skin would be lost, a nose as dark as the skin too.
    browColour: hairLightness > 0.6 ? hairShade : hair,
    noseColour: hint.skin === 'dark' ? ink : skinShade,
    ink,
    jaw: isWoman ? random.between(84, 94) : random.between(103, 114),
    brow: isWoman ? 7 : 12,
    build: isWoman ? 0.88 : 1,
    glance: random.pick([-1, 1]) * random.between(8, 20),
    lean: random.between(-5, 5),
    random,
  };
}
