import { z } from 'zod';
import { picture, sourceId, translated } from './values.ts';

export const person = z.strictObject({
  source_id: sourceId,
  name: translated,
  role: translated,
  biography: translated,
  image: picture.optional(),
});
