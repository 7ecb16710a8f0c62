import type { EditedItem } from '@parterre/contracts/console/drafts';
import type { Item, Path } from '@parterre/domain/drafts/item';
import type { TextAge } from '@parterre/domain/drafts/item-texts';
import { readValue } from './read-value.ts';

/** Since when texts say what they say. What was changed here and is not published yet is younger than anything. */
export const readAge =
  ({ published, ages }: Pick<EditedItem, 'published' | 'ages'>, item: Item): TextAge =>
  (path: Path, lang: string) => {
    const place = [...path, lang];
    if (readValue(item, place) !== readValue((published ?? {}) as Item, place))
      return Number.MAX_SAFE_INTEGER;
    const known = ages.find((age) => age.path === place.join('.'));
    return known && Date.parse(known.changed_at);
  };
