import { z } from 'zod';
import { id } from './id.ts';

/** Something else of the catalogue, as far as a line of text needs it. */
export const named = z.object({ id, name: z.string() });
