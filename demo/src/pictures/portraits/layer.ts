/** What a layer of a portrait is; each manner treats it in its own way. */
export type Stuff = 'skin' | 'shade' | 'hair' | 'cloth' | 'trim' | 'feature';

/** A shape of a portrait, in the order in which papers would be laid. */
export interface Layer {
  readonly d: string;
  readonly colour: string;
  readonly stuff: Stuff;
}

/** A line of a face: a lid, a nose, the rim of glasses. */
export interface Line {
  readonly d: string;
  readonly colour: string;
  readonly width: number;
}

export interface Likeness {
  readonly layers: readonly Layer[];
  readonly lines: readonly Line[];
}

export const layer = (stuff: Stuff, colour: string, d: string): Layer => ({ d, colour, stuff });
export const line = (colour: string, width: number, d: string): Line => ({ d, colour, width });
