import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { certificates, sections } from './navigation.ts';
import { parterreLook } from './parterre-look.ts';
import type { Site } from './site.ts';
import { customPages, houseDetails, infoPages } from './site-texts.ts';

const address = {
  ru: 'Москва, Старофонарный переулок, 9',
  en: '9 Starofonarny Lane, Moscow',
  de: 'Starofonarny-Gasse 9, Moskau',
  fr: '9, ruelle Starofonarny, Moscou',
  es: 'Callejón Starofonarny, 9, Moscú',
};

const site: Site = {
  brand: 'Parterre',
  domain: 'parterre.example',
  email: 'help@parterre.example',
  phone: '+7 495 000-00-10',
  hours: {
    ru: 'ежедневно с 10 до 22 по Москве',
    en: 'daily from 10 am to 10 pm, Moscow time',
    de: 'täglich 10 bis 22 Uhr Moskauer Zeit',
    fr: 'tous les jours de 10 h à 22 h, heure de Moscou',
    es: 'todos los días de 10 a 22 h, hora de Moscú',
  },
  address,
  takesInvoices: true,
  seller: {
    name: {
      ru: 'ООО «Партер Демо»',
      en: 'Parterre Demo LLC',
      de: 'Parterre Demo OOO',
      fr: 'Parterre Demo OOO',
      es: 'Parterre Demo OOO',
    },
    address,
    country: 'ru',
    taxNumber: '7700000000',
    registrationNumber: '1000000000000',
    vatPercent: 20,
    bank: {
      ru: 'Банк «Демо», БИК 000000000, р/с 40700000000000000000',
      en: 'Demo Bank, BIC 000000000, account 40700000000000000000',
      de: 'Demo Bank, BIC 000000000, Konto 40700000000000000000',
      fr: 'Demo Bank, BIC 000000000, compte 40700000000000000000',
      es: 'Demo Bank, BIC 000000000, cuenta 40700000000000000000',
    },
  },
};

/** The whole offer: five languages, four currencies, everything switched on. */
export const parterre: NonNullable<CatalogueFile['landings']>[number] = {
  id: 1,
  name: site.brand,
  domain: site.domain,
  languages: ['ru', 'en', 'de', 'fr', 'es'],
  theme: {
    language: 'ru',
    main_lang: 'ru',
    currencies: [{ code: 'RUB' }, { code: 'EUR' }, { code: 'USD' }, { code: 'GBP' }],
    currency: 'RUB',
    language_currency: {
      RUB: [{ value: 'ru' }],
      EUR: [{ value: 'de' }, { value: 'fr' }, { value: 'es' }],
      USD: [{ value: 'en' }],
      GBP: [],
    },
    ui_config_show_currencies: true,
    gift_cards: {
      time_zone: 'Europe/Moscow',
      designs: ['curtain', 'stars', 'bouquet', 'lights'],
      amounts: [
        { currency_code: 'RUB', min: 1000, max: 50_000, choices: [2000, 3000, 5000, 10_000] },
        { currency_code: 'EUR', min: 10, max: 500, choices: [25, 50, 100, 200] },
        { currency_code: 'USD', min: 10, max: 500, choices: [25, 50, 100, 200] },
        { currency_code: 'GBP', min: 10, max: 500, choices: [25, 50, 100, 200] },
      ],
    },
    // Nobody's counters, chat and keys: they show that the site has them.
    ui_metric_id: '99999901',
    ui_metric_webvisor: true,
    ui_metric_ecommerce: true,
    ui_events_metric_id: '99999902',
    umnico_widget_hash: '0123456789abcdef0123456789abcdef',
    recaptcha_site_key: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
    law: 'eu',
    error_reports_personal_data: true,
    ...parterreLook,
    ...houseDetails(site),
    social_links: [
      { name: 'Telegram', url: 'https://telegram.example/parterre' },
      { name: 'VK', url: 'https://vk.example/parterre' },
      { name: 'YouTube', url: 'https://video.example/parterre' },
    ],
  },
  invoices: site.takesInvoices,
  info: infoPages(site),
  pages: customPages(site),
  navigation: [...sections, certificates],
};
