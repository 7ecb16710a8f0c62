import { z } from 'zod';

/** A moment in the address, of the years that people mean. */
export const instantText = z.iso.datetime({ offset: true }).refine((text) => /^(19|20)\d\d/.test(text), {
  error: 'must be of the years 1900 to 2099',
  params: { reason: 'out_of_range' },
});

export const instant = instantText.transform((text) => new Date(text));
