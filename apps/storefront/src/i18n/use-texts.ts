import type { LanguageCode } from '@parterre/domain/languages/languages';
import { usePage } from '@parterre/static-site/browser/use-page';
import { textsIn } from './registry.ts';

/** The texts of the page's language. */
export const useTexts = () => textsIn(usePage().language.code);

/** The site publishes no language that the table of languages lacks. */
export const useLanguage = () => usePage().language.code as LanguageCode;
