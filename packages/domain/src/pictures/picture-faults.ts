/** What a picture may be that somebody of the house uploads. */
export const pictureLimits = {
  /** A poster as a printer has it. */
  maxBytes: 32 * 1024 * 1024,
  /** More than a phone takes. Unpacked it has some hundred times the bytes of its file: this is what a machine must have. */
  maxPixels: 64_000_000,
  /** On either side; below it nobody sees what it shows. */
  minSide: 200,
  /** How much longer one side may be than the other. */
  maxRatio: 5,
} as const;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** More than one moves. */
  readonly frames: number;
}

export type PictureSizeFault =
  | 'picture_animated'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_too_narrow';

/** Why a picture cannot be used, by what its file says of it. */
export function pictureFault({ width, height, frames }: PictureSize): PictureSizeFault | undefined {
  const { maxPixels, minSide, maxRatio } = pictureLimits;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (frames > 1) return 'picture_animated';
  if (short * long > maxPixels) return 'picture_too_large';
  if (short < minSide) return 'picture_too_small';
  if (long > short * maxRatio) return 'picture_too_narrow';
  return undefined;
}
