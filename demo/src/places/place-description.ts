import { byLanguage, type Text } from '../text.ts';
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
} as const satisfies Readonly<Record<string, Text>>;

const questions = ['gettingThere', 'accessibility', 'visit'] as const;

/** The description as safe HTML: what the place is, then one paragraph for each question a visitor has. */
export const placeDescription = (place: DemoPlace): Text =>
  byLanguage((language) =>
    [
      `<p>${place.about[language]}</p>`,
      ...questions.map((it) => `<p><strong>${headings[it][language]}</strong> ${place[it][language]}</p>`),
    ].join(''),
  );
