import {
  defaultLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@parterre/domain/languages/languages';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { readStored, writeStored } from '../stored-text.ts';
import type { Texts } from './messages/ru.ts';

const load: Readonly<Record<InterfaceLanguage, () => Promise<Texts>>> = {
  ru: async () => (await import('./messages/ru.ts')).ru,
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  es: async () => (await import('./messages/es.ts')).es,
};

export interface Speech {
  readonly language: InterfaceLanguage;
  readonly texts: Texts;
}

interface LanguageSetting extends Speech {
  readonly choose: (language: InterfaceLanguage) => void;
}

const storageKey = 'language';

/** What was chosen on this device, else the first language of the browser that there are texts in. */
export function preferredLanguage(): InterfaceLanguage {
  const wanted = [readStored(storageKey) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isInterfaceLanguage) ?? defaultLanguage;
}

export const loadSpeech = async (language: InterfaceLanguage): Promise<Speech> => ({
  language,
  texts: await load[language](),
});

const SettingContext = createContext<LanguageSetting | undefined>(undefined);

/** Texts of another language are there before the page is drawn in it: nothing is ever shown half translated. */
export function LanguageProvider({
  first,
  children,
}: {
  readonly first: Speech;
  readonly children: ReactNode;
}) {
  const [speech, setSpeech] = useState(first);
  const { language } = speech;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: InterfaceLanguage) => {
    writeStored(storageKey, chosen);
    void loadSpeech(chosen).then(setSpeech);
  };
  return (
    <SettingContext value={{ ...speech, choose }}>
      <I18nProvider locale={language}>{children}</I18nProvider>
    </SettingContext>
  );
}

export function useLanguage(): LanguageSetting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('The page has no language.');
  return setting;
}

export const useTexts = (): Texts => useLanguage().texts;
