import { type FiveLanguages, fiveLanguages } from '../five-languages.ts';
import type { DemoPlace } from './demo-place.ts';

const headings = {
  gettingThere: {
    ru: 'Как добраться.',
    en: 'Getting there.',
    de: 'Anfahrt.',
    fr: 'Accès.',
    es: 'Cómo llegar.',
  },
  accessibility: {
    ru: 'Доступность.',
    en: 'Accessibility.',
    de: 'Barrierefreiheit.',
    fr: 'Accessibilité.',
    es: 'Accesibilidad.',
  },
  visit: {
    ru: 'Двери и гардероб.',
    en: 'Doors and cloakroom.',
    de: 'Einlass und Garderobe.',
    fr: 'Portes et vestiaire.',
    es: 'Puertas y guardarropa.',
  },
} as const satisfies Record<string, FiveLanguages>;

const questions = ['gettingThere', 'accessibility', 'visit'] as const;

/** The description as safe HTML: what the place is, then one paragraph for each question a visitor has. */
export function placeDescription(place: DemoPlace): FiveLanguages {
  const inLanguage = (lang: keyof FiveLanguages) =>
    [
      `<p>${place.about[lang]}</p>`,
      ...questions.map((it) => `<p><strong>${headings[it][lang]}</strong> ${place[it][lang]}</p>`),
    ].join('');
  // Every language is in the list, so every key of the record is there.
  return Object.fromEntries(fiveLanguages.map((lang) => [lang, inLanguage(lang)])) as FiveLanguages;
}
