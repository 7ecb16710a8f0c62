import { z } from 'zod';
import { giftCardOffer } from '../catalogue-file/gift-card-offer.ts';
import { language } from '../query/language.ts';
import { currencyCode } from '../values/currency-code.ts';

/** Spec §3. */
const settings = {
  language,
  main_lang: language,
  currencies: z.array(z.object({ code: currencyCode })).min(1),
  currency: currencyCode,
  language_currency: z
    .record(currencyCode, z.array(z.object({ value: language })))
    .describe('From a currency code to the languages that begin with it'),
  ui_config_show_currencies: z.boolean(),
  ui_metric_id: z.string().nullish(),
  ui_metric_webvisor: z.boolean().optional(),
  ui_metric_ecommerce: z.boolean().optional(),
  umnico_widget_hash: z.string().nullish(),
};

const thirdParties = {
  ui_events_metric_id: z.string().nullable().describe('The extra counter of pages under /events/'),
  recaptcha_site_key: z.string().nullable(),
  map_tiles: z
    .object({
      url: z
        .url({ protocol: /^https?$/ })
        .describe(
          'Of tiles, with {z}, {x} and {y} in it, or of a MapLibre style whose sources are all on its own origin',
        ),
      attribution: z.string().describe('Whom the map is from, as its terms ask to be named'),
      max_zoom: z
        .int()
        .min(1)
        .max(24)
        .optional()
        .describe('The closest that there are tiles for; 19 when left out'),
    })
    .nullable()
    .describe('Where a map of streets is taken from; without it venues are drawn on a sketch'),
  law: z.enum(['eu', 'ru', 'other']).describe('Whose rules on consent the site follows'),
  /** Spec §1: yes unless the site says otherwise. */
  error_reports_personal_data: z.boolean(),
};

const tokens = z.record(z.string(), z.string());

const file = z.object({ src: z.string(), width: z.int().min(1), height: z.int().min(1) });

const look = {
  colours: z
    .object({ light: tokens, dark: tokens })
    .describe('CSS colours by the name of their design token'),
  tokens: tokens.describe('Every other design token: radii, density, edges'),
  logo: file.nullable(),
  touch_icon: file.describe('A square PNG for the home screens of phones'),
  share_card: file.describe('Stands for a shared page that has no picture of its own'),
  fonts: z.object({ display: z.string(), text: z.string() }),
};

const address = { address: z.string(), email: z.string(), phone: z.string() };

/** What buyers get who have changed their mind. */
export const sellerReturns = z
  .object({
    steps: z
      .array(z.object({ days: z.int().min(0).max(365), percent: z.int().min(0).max(100) }))
      .max(10)
      .describe('So much comes back from so many days before the day of the performance on'),
    keeps_fee: z.boolean().describe('Whether the service fee stays with the seller'),
  })
  .partial()
  .describe('What buyers get who have changed their mind; nothing where it is left out');

/** Until when buyers may come on another date instead. */
export const sellerExchanges = z
  .object({
    days: z.int().min(0).max(365).describe('So many before the day of the performance, or earlier'),
    keeps_difference: z
      .boolean()
      .optional()
      .describe('Whether what the other date costs less stays with the seller'),
  })
  .describe('Whether buyers exchange tickets for another date by themselves; not where it is left out');

const people = {
  contacts: z.object({ ...address, hours: z.string() }).partial(),
  seller: z
    .object({
      ...address,
      name: z.string(),
      country: z
        .string()
        .regex(/^[a-z]{2}$/)
        .describe('Whose law the contract is under, in two small letters'),
      tax_number: z.string(),
      registration_number: z.string(),
      vat_percent: z.number().min(0).max(100).describe('Contained in every price; 0 when none is charged'),
      bank: z.string().describe('Where a company transfers what an invoice asks for'),
      returns: sellerReturns,
      exchanges: sellerExchanges,
    })
    .partial()
    .describe('Who the contract is with'),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
};

const sold = { gift_cards: giftCardOffer.nullable().describe('Which gift cards it sells; none without') };

const ours = z.object({ ...thirdParties, ...look, ...people, ...sold }).partial();

/** What a site leaves out, pages have a default for; and it may keep more in its theme than other sites have. */
export const theme = z.looseObject({ ...settings, ...ours.shape }).meta({ id: 'Theme' });
export type Theme = z.infer<typeof theme>;
