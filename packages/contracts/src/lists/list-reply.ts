import { z } from 'zod';

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    total: z.int().min(0).describe('Of all pages'),
    page: z.int().min(1),
    limit: z.int().min(1),
  });
