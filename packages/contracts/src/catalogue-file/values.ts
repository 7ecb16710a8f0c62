import type { Form } from '@parterre/domain/catalogue-faults/fault-params';
import { maxAmount } from '@parterre/domain/money/max-amount';
import { z } from 'zod';

/** Said in words by whoever tells of it. */
export const form = (name: Form): Form => name;

/** The operator's own stable key of a thing. Importing the same key again updates that thing. */
export const sourceId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, form('source_id'));

export const languageCode = z.string().regex(/^[a-z]{2}$/, form('language'));
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, form('currency'));

/** A text by language. The file's main language is required; a missing one falls back to it. */
export const translated = z.partialRecord(languageCode, z.string().min(1).max(50_000));
export type Translated = z.infer<typeof translated>;

/** `yyyy-mm-ddThh:mm` on the clocks of the place; its location says which time zone that is. */
export const localDateTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, form('local_time'));

/** A decimal amount as people write it: `1500` or `12.5`. */
export const amount = z.number().min(0).max(maxAmount);

/** In hundredths of a side, from the left and from above. */
const share = z.int().min(0).max(100);

/** A picture published in several widths as `{src}-{width}.avif` and `.webp`. */
export const picture = z.strictObject({
  src: z.string().regex(/^(\/|https:\/\/)[^\s"'<>]+$/, form('picture_address')),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** Shown until the picture arrives. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/, form('colour')),
  widths: z.array(z.int().min(16).max(4096)).min(1).max(8),
  alt: translated.optional(),
  /** What stays in sight where a page shows less than all of it. */
  focal_point: z.strictObject({ x: share, y: share }).optional(),
});
export type Picture = z.infer<typeof picture>;
