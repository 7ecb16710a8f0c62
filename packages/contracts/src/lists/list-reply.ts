import { z } from 'zod';

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    /** Of all pages. */
    total: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
  });
