/** A shape of a portrait, in the order in which papers would be laid. */
export interface Layer {
  readonly d: string;
  readonly colour: string;
}

/** A line of a face: a lid, a nose, the rim of glasses. */
export interface Line extends Layer {
  readonly width: number;
}

export interface Likeness {
  readonly layers: readonly Layer[];
  readonly lines: readonly Line[];
}

export const layer = (colour: string, d: string): Layer => ({ d, colour });
export const line = (colour: string, width: number, d: string): Line => ({ d, colour, width });
