import type { Item } from '@parterre/domain/drafts/item';
import {
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
} from '@parterre/domain/languages/languages';
import { record, text } from './theme-values.ts';

type Texts = Readonly<Record<InterfaceLanguage, string>>;

/** What the information pages of a new site are called, so that the site can be shown before somebody has written them. */
const titles: Readonly<Record<string, Texts>> = {
  about: { ru: 'О нас', en: 'About us', de: 'Über uns', fr: 'Qui sommes-nous', es: 'Quiénes somos' },
  contacts: { ru: 'Контакты', en: 'Contact', de: 'Kontakt', fr: 'Contact', es: 'Contacto' },
  guarantee: {
    ru: 'Гарантии',
    en: 'Guarantees',
    de: 'Garantien',
    fr: 'Garanties',
    es: 'Garantías',
  },
  offer: {
    ru: 'Публичная оферта',
    en: 'Terms of sale',
    de: 'Verkaufsbedingungen',
    fr: 'Conditions générales de vente',
    es: 'Condiciones de venta',
  },
  'pay-and-delivery': {
    ru: 'Оплата и получение билетов',
    en: 'Payment and delivery',
    de: 'Zahlung und Zustellung',
    fr: 'Paiement et remise des billets',
    es: 'Pago y entrega',
  },
  'privacy-policy': {
    ru: 'Политика конфиденциальности',
    en: 'Privacy policy',
    de: 'Datenschutz',
    fr: 'Politique de confidentialité',
    es: 'Política de privacidad',
  },
  sertifikaty: {
    ru: 'Подарочные сертификаты',
    en: 'Gift cards',
    de: 'Geschenkgutscheine',
    fr: 'Cartes cadeaux',
    es: 'Tarjetas regalo',
  },
};

/** It says what is true, and nothing else. */
const unwritten: Texts = {
  ru: '<p>Этот текст ещё пишется.</p>',
  en: '<p>This text is still being written.</p>',
  de: '<p>Dieser Text wird noch geschrieben.</p>',
  fr: '<p>Ce texte est en cours de rédaction.</p>',
  es: '<p>Este texto aún se está escribiendo.</p>',
};

/** A landing whose information pages say nothing yet, with titles in all languages and a first text in the main one. */
export const withFirstPages = (landing: Item, mainLang: string): Item => ({
  ...landing,
  info: Object.fromEntries(
    Object.keys(record(landing.info)).map((page) => [
      page,
      {
        title: { ...titles[page] },
        body: { [mainLang]: unwritten[isInterfaceLanguage(mainLang) ? mainLang : 'en'] },
      },
    ]),
  ),
});

/** The pages that nobody has written yet, in any language. */
export const unwrittenPages = (landing: Item): string[] =>
  Object.entries(record(landing.info)).flatMap(([page, told]) => {
    const body = record(record(told).body);
    return interfaceLanguages.some((language) => text(body[language]) === unwritten[language]) ? [page] : [];
  });
