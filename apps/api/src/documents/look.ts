/** Ink on white paper: what is printed must be as clear in grey as in colour. */
export const ink = '#211a17';
export const softInk = '#5f554d';
export const line = '#cfc6b8';

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 42 };

/** Whose document it is. */
export interface Brand {
  readonly name: string;
  /** `#rrggbb`, dark enough to be read on white. */
  readonly accent: string;
}
