import type { Settings } from '../record/settings.ts';

/** Keys of updates that were interrupted: what shows them may be as it was before. */
export const readUnfinished = (settings: Settings): readonly string[] =>
  JSON.parse(settings.read('unfinished') ?? '[]');

export const writeUnfinished = (
  { settings }: { readonly settings: Settings },
  keys: ReadonlySet<string>,
): void => settings.write('unfinished', JSON.stringify([...keys]));
