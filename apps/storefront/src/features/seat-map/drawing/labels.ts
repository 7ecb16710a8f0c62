import type { Point } from '@parterre/domain/seats/plan/plan';
import type { Box } from '../engine/box.ts';

/** A name, already written into a picture: workers do not have the page's fonts. */
export interface Label {
  readonly at: Point;
  /** What it names. */
  readonly box: Box;
  /** Covers seats, so it goes when they can be told apart. */
  readonly isOverSeats: boolean;
  /** In pixels of the picture, from the top. */
  readonly top: number;
  readonly width: number;
  /** As it is written, and how much of it is enough where there is less room: the name without the price. */
  readonly heights: readonly number[];
}

export interface Labels {
  readonly picture: ImageBitmap;
  readonly labels: readonly Label[];
}
