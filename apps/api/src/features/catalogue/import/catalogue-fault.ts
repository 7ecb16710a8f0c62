/** What is wrong in a catalogue, and where. */
export interface CatalogueFault {
  /** As in `events[3].dates[0].hall`. */
  readonly path: string;
  readonly reason: string;
  /** In the text that the catalogue was read from. */
  readonly line?: number;
}

export type Path = readonly PropertyKey[];

export const fault = (path: Path, reason: string): CatalogueFault => ({ path: writePath(path), reason });

export const writePath = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
