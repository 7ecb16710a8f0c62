import { z } from 'zod';
import { form, picture, sourceId, translated } from './values.ts';

/** A city. */
export const location = z.strictObject({
  source_id: sourceId,
  name: translated,
  /** IANA name, such as `Europe/Moscow`: local times of dates are read on these clocks. */
  time_zone: z.string().min(1).max(64),
  country: z.string().regex(/^[a-z]{2}$/, form('country')),
});

export const place = z.strictObject({
  source_id: sourceId,
  location: sourceId,
  name: translated,
  description: translated,
  address: translated,
  geo: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  images: z.array(picture).max(12),
});

/** A hall with a plan seats people by it; a hall without one is general admission. */
export const hall = z.strictObject({
  source_id: sourceId,
  place: sourceId,
  name: translated,
  plan: sourceId.optional(),
  capacity: z.int().min(1).max(200_000).optional(),
});

/** `plan` is pretix's seating-plan JSON with our extensions; it is checked when it is compiled. */
export const seatingPlan = z.strictObject({
  source_id: sourceId,
  name: z.string().min(1).max(200),
  plan: z.record(z.string(), z.unknown()),
});
