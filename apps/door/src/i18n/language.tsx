import {
  defaultLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@parterre/domain/languages/languages';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { ru, type Texts } from './messages/ru.ts';

/** All of them are there: without a network none could be fetched. */
const messages: Readonly<Record<InterfaceLanguage, Texts>> = { ru, en, de, fr, es };

const storageKey = 'door-language';

/** What was chosen on this phone, else the first language of the browser that there are texts in. */
export function preferredLanguage(): InterfaceLanguage {
  const wanted = [
    localStorage.getItem(storageKey) ?? '',
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  return wanted.find(isInterfaceLanguage) ?? defaultLanguage;
}

interface Speech {
  readonly language: InterfaceLanguage;
  readonly texts: Texts;
  readonly choose: (language: InterfaceLanguage) => void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(preferredLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `${messages[language].title} · Parterre`;
  }, [language]);
  const choose = (chosen: InterfaceLanguage) => {
    localStorage.setItem(storageKey, chosen);
    setLanguage(chosen);
  };
  return <SpeechContext value={{ language, texts: messages[language], choose }}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('The app has no language.');
  return speech;
}
