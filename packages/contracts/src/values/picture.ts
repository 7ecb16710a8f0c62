import { z } from 'zod';

/** Published in several widths as `{src}-{width}.avif` and `{src}-{width}.webp`. */
export const picture = z
  .object({
    src: z.string(),
    width: z.int().min(1).describe('Of the original, so that its place can be kept before it arrives'),
    height: z.int().min(1),
    widths: z.array(z.int().min(1)).min(1),
    colour: z.string().describe('Shown until the picture arrives'),
    alt: z.string(),
    focus: z
      .string()
      .optional()
      .describe('What stays in sight where less than all of it is shown, as `object-position` takes it'),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

export const images = z
  .object({ poster: picture.nullable(), banner: picture.nullable(), gallery: z.array(picture) })
  .meta({ id: 'Images' });
export type Images = z.infer<typeof images>;
