import { z } from 'zod';

/** An instant with its offset. What happens at a place carries that place's offset, so that its clock can be shown as it is. */
export const timestamp = z.iso.datetime({ offset: true }).meta({ examples: ['2026-12-24T19:00:00+03:00'] });
