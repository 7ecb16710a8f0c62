import { describeFault } from '@parterre/domain/catalogue-faults/write-fault';
import type { Path } from '@parterre/domain/drafts/item';
import { languages } from '@parterre/domain/languages/languages';
import { useLanguage } from '../../i18n/language.tsx';

/** What fields and languages are called. */
export function useCatalogueTexts() {
  const {
    texts: { catalogue },
    language: spoken,
  } = useLanguage();
  const names: Readonly<Record<string, string>> = catalogue.fields;
  const language = (code: string) =>
    code in languages ? languages[code as keyof typeof languages].name : code;
  /** Each step that has a name in words, and what stands between them as it is: dates › swan-1 › hall. */
  const place = (path: Path) =>
    path.map((step) => names[step] ?? (step.length === 2 ? language(step) : step)).join(' › ');
  const fault = (found: Parameters<typeof describeFault>[0]) => describeFault(found, spoken);
  return { ...catalogue, place, language, fault };
}
