import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault } from '../catalogue-fault.ts';
import { unsafeHtmlReason } from './safe-html.ts';
import { type FoundText, translatedTexts } from './translated-texts.ts';

/** Every text has the main language, and what is shown as HTML is safe to show. */
export const checkTexts = (catalogue: Catalogue): CatalogueFault[] =>
  [...translatedTexts(catalogue)].flatMap((found) => [
    ...missingMainLanguage(found, catalogue.main_lang),
    ...(found.isHtml ? unsafeHtml(found) : []),
  ]);

const missingMainLanguage = ({ path, texts }: FoundText, mainLang: string): CatalogueFault[] =>
  texts[mainLang] === undefined ? [fault(path, `has no text in the main language, ${mainLang}`)] : [];

function unsafeHtml({ path, texts }: FoundText): CatalogueFault[] {
  return Object.entries(texts).flatMap(([language, text]) => {
    const reason = unsafeHtmlReason(text ?? '');
    return reason ? [fault([...path, language], reason)] : [];
  });
}
