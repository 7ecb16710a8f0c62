/** The better first: a browser takes the first that it knows. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The file of a picture in one width, as pages ask for it. */
export const pictureFile = (src: string, width: number, format: PictureFormat): string =>
  `${src}-${width}.${format}`;

/** From a thumbnail in a list to a banner from edge to edge. */
const steps = [160, 320, 640, 960, 1280, 1920] as const;
const widest = steps[steps.length - 1] ?? 0;
/** Of two widths that hardly differ, one is enough. */
const leastGrowth = 1.1;

/** In which widths a picture is published: never in one that it does not have. */
export function pictureWidths(width: number): number[] {
  const top = Math.min(width, widest);
  return [...steps.filter((step) => step * leastGrowth < top), top];
}
