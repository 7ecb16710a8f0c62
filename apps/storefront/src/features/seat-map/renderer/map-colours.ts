/** The colours of the page's theme, as 0xRRGGBB. */
export interface MapColours {
  readonly paper: number;
  readonly ink: number;
  readonly quiet: number;
  readonly faint: number;
  readonly accent: number;
  readonly warning: number;
  readonly danger: number;
  /** By `ZoneView.look`. */
  readonly zones: readonly number[];
  readonly font: string;
}

export const toCssColour = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** The memory layout of ImageData: red in the lowest byte. */
export const toPixel = (colour: number): number =>
  ((colour & 0xff) << 16) | (colour & 0xff00) | (colour >> 16);

const channel = (a: number, b: number, share: number, shift: number): number =>
  Math.round(((a >> shift) & 0xff) * (1 - share) + ((b >> shift) & 0xff) * share) << shift;

/** A share of the second colour in the first. */
export const mixColours = (a: number, b: number, share: number): number =>
  channel(a, b, share, 16) | channel(a, b, share, 8) | channel(a, b, share, 0);
