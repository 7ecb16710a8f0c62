import { z } from 'zod';

/** As many as one page can hold, so that whatever a page shows can be asked for at once. */
export const longestList = 500;

/** `1,2,3`; the same key given again adds to the list. `item` reads each; repeats are dropped. */
export const commaList = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.string())], 'must be a comma list')
    .transform((given) => [given].flat().join(',').split(','))
    .pipe(z.array(item).max(longestList, `must have at most ${longestList} items`))
    .transform((items) => [...new Set(items)]);
