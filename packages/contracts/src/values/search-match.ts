import { z } from 'zod';

/** Where the words searched for stand in the title or name: from, to (exclusive), in UTF-16 units. */
export const searchMatch = z.tuple([z.int().min(0), z.int().min(0)]);
