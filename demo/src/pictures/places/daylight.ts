import { oklch } from '../drawing/oklch.ts';
import type { Colours } from '../palettes.ts';

/** The colours of one palette at one hour: what the sky, the house and the lit windows are made of. */
export interface Daylight {
  readonly sky: string;
  readonly disc: string;
  readonly far: string;
  readonly wall: string;
  readonly wallShade: string;
  readonly trim: string;
  readonly pane: string;
  readonly lit: string;
  readonly ground: string;
  readonly near: string;
  readonly leaves: string;
  /** What speaks against the rest: a flag, a coat. */
  readonly colour: string;
}

export type Hour = 'day' | 'dusk' | 'night';

/** Lamps are warm in every palette. */
const lamplight = oklch(0.87, 0.125, 84);

const hours: Readonly<Record<Hour, (colours: Colours) => Daylight>> = {
  day: ({ night, deep, body, bright, glow, paper, spark }) => ({
    colour: spark,
    sky: glow,
    disc: paper,
    far: bright,
    wall: body,
    wallShade: deep,
    trim: paper,
    pane: night,
    lit: lamplight,
    ground: deep,
    near: night,
    leaves: deep,
  }),
  dusk: ({ night, deep, body, bright, glow, paper, spark }) => ({
    colour: spark,
    sky: bright,
    disc: glow,
    far: body,
    wall: paper,
    wallShade: glow,
    trim: deep,
    pane: deep,
    lit: lamplight,
    ground: deep,
    near: night,
    leaves: glow,
  }),
  night: ({ night, deep, body, glow, paper, spark }) => ({
    colour: spark,
    sky: night,
    disc: glow,
    far: deep,
    wall: body,
    wallShade: deep,
    trim: paper,
    pane: night,
    lit: lamplight,
    ground: deep,
    near: night,
    leaves: deep,
  }),
};

export const createDaylight = (hour: Hour, colours: Colours): Daylight => hours[hour](colours);
