/** One room of the house and what may be imported into it. Paths are repository paths; a prefix stands for all below it. */
export interface Room {
  readonly path: string;
  /** Our own code, by path prefix, beside the room itself. */
  readonly imports: readonly string[];
  /** Our own code that may be imported for its types alone, so that nothing of it reaches the browser. */
  readonly types?: readonly string[];
  readonly packages: 'none' | 'any' | readonly string[];
  readonly node: boolean;
}
