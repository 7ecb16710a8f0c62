import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { byLanguage } from '../text.ts';
import { kulisseLook } from './kulisse-look.ts';
import { sections } from './navigation.ts';
import type { Site } from './site.ts';
import { customPages, houseDetails, infoPages } from './site-texts.ts';

const address = {
  ru: 'Берлин, Кранихплац, 5',
  en: 'Kranichplatz 5, Berlin',
  de: 'Kranichplatz 5, Berlin',
  fr: 'Kranichplatz 5, Berlin',
  es: 'Kranichplatz 5, Berlín',
};

const site: Site = {
  brand: 'Kulisse',
  domain: 'kulisse.example',
  email: 'hello@kulisse.example',
  phone: '+49 30 23125 010',
  hours: {
    ru: 'по будням с 9 до 19 по Берлину',
    en: 'Monday to Friday, 9 am to 7 pm, Berlin time',
    de: 'Montag bis Freitag, 9 bis 19 Uhr',
    fr: 'du lundi au vendredi de 9 h à 19 h, heure de Berlin',
    es: 'de lunes a viernes de 9 a 19 h, hora de Berlín',
  },
  address,
  takesInvoices: false,
  seller: {
    name: {
      ru: 'Kulisse Demo GmbH',
      en: 'Kulisse Demo GmbH',
      de: 'Kulisse Demo GmbH',
      fr: 'Kulisse Demo GmbH',
      es: 'Kulisse Demo GmbH',
    },
    address,
    country: 'de',
    taxNumber: 'DE000000000',
    registrationNumber: 'HRB 000000 B',
    vatPercent: 7,
    bank: byLanguage(() => 'Demo Bank, IBAN DE00 0000 0000 0000 0000 00'),
  },
};

/** A plain shop: two languages, one currency, no chat and no counters. */
export const kulisse: NonNullable<CatalogueFile['landings']>[number] = {
  id: 2,
  name: site.brand,
  domain: site.domain,
  languages: ['en', 'de'],
  theme: {
    language: 'en',
    main_lang: 'en',
    currencies: [{ code: 'EUR' }],
    currency: 'EUR',
    language_currency: { EUR: [{ value: 'en' }, { value: 'de' }] },
    ui_config_show_currencies: false,
    ui_metric_id: null,
    ui_metric_webvisor: false,
    ui_metric_ecommerce: false,
    ui_events_metric_id: null,
    umnico_widget_hash: null,
    recaptcha_site_key: null,
    law: 'eu',
    error_reports_personal_data: false,
    ...kulisseLook,
    ...houseDetails(site),
    social_links: [{ name: 'Mastodon', url: 'https://social.example/@kulisse' }],
  },
  invoices: site.takesInvoices,
  info: infoPages(site),
  pages: customPages(site),
  navigation: sections,
};
