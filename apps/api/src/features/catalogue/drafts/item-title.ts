import { type Item, isRecord } from '@parterre/domain/drafts/item';

/** What people call it: in the main language, else in whichever it has; undefined for what has no name. */
export function itemTitle(item: Item | null, mainLang: string): string | undefined {
  const name = item?.title ?? item?.name;
  if (typeof name === 'string') return name;
  if (!isRecord(name)) return undefined;
  const texts = [name[mainLang], ...Object.values(name)].filter((text) => typeof text === 'string');
  return texts.find((text) => text.trim() !== '');
}
