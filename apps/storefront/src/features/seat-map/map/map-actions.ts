/** The seat under the pointer, the finger or the keyboard. For touch it gets a button, a mouse presses the seat itself. */
export interface ActiveSeat {
  readonly seat: number;
  readonly input: 'mouse' | 'touch' | 'keyboard';
}

/** What a visitor does on the map. */
export interface MapActions {
  readonly onActiveSeat: (activeSeat: ActiveSeat | null) => void;
  readonly onPress: (seat: number) => void;
  /** From one seat of a row to another. */
  readonly onRange: (from: number, to: number) => void;
  /** A press on a general-admission area, by its index in the plan. */
  readonly onArea: (area: number) => void;
}
