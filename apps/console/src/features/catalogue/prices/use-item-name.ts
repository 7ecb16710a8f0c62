import { type Item, isRecord } from '@parterre/domain/drafts/item';
import { useLanguage } from '../../../i18n/language.tsx';

/** A name in the language of the page, else in the main one, else in whichever there is. */
export function useItemName(mainLang?: string): (name: Item[string], key: string) => string {
  const { language } = useLanguage();
  return (name, key) => {
    const texts = isRecord(name) ? name : {};
    const main = mainLang === undefined ? undefined : texts[mainLang];
    return String(texts[language] ?? main ?? Object.values(texts)[0] ?? key);
  };
}
