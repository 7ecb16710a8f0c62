import { defaultLanguage } from '@parterre/domain/languages/languages';
import { isOwnPath, isWebAddress } from '@parterre/domain/markup/safe-address';
import { z } from 'zod';
import { giftCardOffer } from './gift-card-offer.ts';
import { currencyCode, form, languageCode, translated } from './values.ts';

const contentPage = z.strictObject({ title: translated, /** Safe HTML. */ body: translated });

export const infoPageNames = [
  'about',
  'contacts',
  'guarantee',
  'offer',
  'pay-and-delivery',
  'privacy-policy',
  'sertifikaty',
] as const;

const ownPath = z.string().refine(isOwnPath, form('own_path'));
const webAddress = z.string().refine(isWebAddress, form('web_address'));

/** The theme as the landing call answers it, except that its texts come in all languages. */
const theme = z.looseObject({
  main_lang: languageCode,
  currencies: z.array(z.strictObject({ code: currencyCode })).min(1),
  currency: currencyCode,
  ui_config_show_currencies: z.boolean(),
  social_links: z.array(z.strictObject({ name: z.string(), url: webAddress })).optional(),
  gift_cards: giftCardOffer.strict().nullish(),
});

export const landing = z.strictObject({
  /** What `LANDING_ID` names. */
  id: z.int().min(1),
  name: z.string().min(1).max(200),
  domain: z.string().min(1).max(253),
  languages: z.array(languageCode).min(1).default([defaultLanguage]),
  theme,
  /** Whether its pages are made and served at its domain beside those of the landing that `LANDING_ID` names. */
  online: z.boolean().default(false),
  /** Whether it takes orders by invoice, for events that allow them. */
  invoices: z.boolean().default(false),
  info: z.record(z.enum(infoPageNames), contentPage),
  pages: z
    .array(contentPage.extend({ slug: z.string().regex(/^[a-z0-9-]{1,64}$/, form('slug')) }))
    .default([]),
  navigation: z.array(z.strictObject({ title: translated, path: ownPath })).default([]),
});
