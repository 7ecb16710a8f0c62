import { type Item, isRecord, type Value } from '@parterre/domain/drafts/item';

/** What stands in a theme is free in shape: each part is taken for what it should be, or for nothing. */
export const record = (value: Value | undefined): Item => (isRecord(value) ? value : {});
export const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
export const textList = (value: Value | undefined): string[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter((one) => typeof one === 'string') : [];
export const recordList = (value: Value | undefined): Item[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter(isRecord) : [];

/** Of a record whose values are all words, as colours and tokens are. */
export const words = (value: Value | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
