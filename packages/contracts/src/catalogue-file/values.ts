import { z } from 'zod';

/** The operator's own stable key of a thing. Importing the same key again updates that thing. */
export const sourceId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, '1 to 64 letters, digits, dots, dashes or underscores');

export const languageCode = z.string().regex(/^[a-z]{2}$/, 'a two-letter language code');
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'a three-letter currency code');

/** A text by language. The file's main language is required; a missing one falls back to it. */
export const translated = z.partialRecord(languageCode, z.string().min(1).max(50_000));
export type Translated = z.infer<typeof translated>;

/** `yyyy-mm-ddThh:mm` on the clocks of the place; its location says which time zone that is. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'a local time such as 2026-12-24T19:00');

/** No ticket costs more, in any currency. */
export const maxAmount = 1_000_000_000;

/** A decimal amount as people write it: `1500` or `12.5`. */
export const amount = z.number().min(0).max(maxAmount);

/** In hundredths of a side, from the left and from above. */
const share = z.int().min(0).max(100);

/** A picture published in several widths as `{src}-{width}.avif` and `.webp`. */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(/^(\/|https:\/\/)[^\s"'<>]+$/, 'an absolute path or an https address, without width and ending'),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** Shown until the picture arrives. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #7a1f2b'),
  widths: z.array(z.int().min(16).max(4096)).min(1).max(8),
  alt: translated.optional(),
  /** What stays in sight where a page shows less than all of it. */
  focal_point: z.strictObject({ x: share, y: share }).optional(),
});
export type Picture = z.infer<typeof picture>;
