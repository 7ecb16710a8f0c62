import { z } from 'zod';
import { idParameter } from './whole-number.ts';

/** As many as one page can hold, so that whatever a page shows can be asked for at once. */
export const maxListLength = 500;

/** `1,2,3`; the same key given again adds to the list. `item` reads each; repeats are dropped. */
export const commaList = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .union([z.string(), z.array(z.string())], 'must be a comma list')
    .transform((values) => [values].flat().join(',').split(','))
    .pipe(z.array(item).max(maxListLength, `must have at most ${maxListLength} items`))
    .transform((items) => [...new Set(items)]);

export const idList = commaList(idParameter).meta({ description: 'Ids, as in `1,2,3`', examples: ['1,2,3'] });
