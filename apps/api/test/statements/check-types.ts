type Widen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Element)[]
        ? readonly Widen<Element>[]
        : T;

/** Holds what a column is against what the row says it is; a union of words stands for any text. */
export type Fits<Declared, Actual extends Widen<Declared>> = readonly [Declared, Actual];

export type Never<Surplus extends never> = Surplus;

/** The names of a row, of all its variants if there are several. */
export type Names<Row> = Row extends unknown ? keyof Row : never;

/** What a row says of a column; a variant that does not name it knows that it is null. */
export type Declared<Row, Name extends Names<Row>> = Row extends unknown
  ? Name extends keyof Row
    ? Row[Name]
    : null
  : never;
