/** A seat that is looked at, and by what: a finger needs a button, a mouse presses the seat itself. */
export interface Spot {
  readonly seat: number;
  readonly by: 'mouse' | 'touch' | 'keyboard';
}
