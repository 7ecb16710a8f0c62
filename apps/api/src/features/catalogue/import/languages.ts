import type { Tx } from '../../../database/connect.ts';
import type { CheckedCatalogue } from './check-catalogue.ts';
import { fillTexts, storeLanguages } from './languages.queries.ts';

/** All languages that events are told in, once this file is stored. */
export function languagesOf({ catalogue, known }: CheckedCatalogue): string[] {
  const given = catalogue.events.flatMap(({ title, subtitle, description }) =>
    [title, subtitle, description].flatMap((text) => Object.keys(text ?? {})),
  );
  return [...new Set([...known.languages, catalogue.main_lang, ...given])];
}

/** Brings the events that the file does not name into languages that are new. */
export async function keepLanguages(
  tx: Tx,
  { catalogue: { main_lang }, known }: CheckedCatalogue,
  languages: readonly string[],
): Promise<void> {
  const added = languages.filter((lang) => !known.languages.includes(lang));
  if (added.length === 0) return;
  await storeLanguages(tx, main_lang, languages);
  if (!known.isEmpty) await fillTexts(tx, main_lang, added);
}
