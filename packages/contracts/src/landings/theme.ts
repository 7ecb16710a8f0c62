import { z } from 'zod';
import { language } from '../query/language.ts';
import { currencyCode } from '../values/currency-code.ts';

/** Spec §3. */
const settings = {
  language,
  main_lang: language,
  currencies: z.array(z.object({ code: currencyCode })).min(1),
  currency: currencyCode,
  /** From a currency code to the languages that begin with it. */
  language_currency: z.record(currencyCode, z.array(z.object({ value: language }))),
  ui_config_show_currencies: z.boolean(),
  ui_metric_id: z.string().nullish(),
  ui_metric_webvisor: z.boolean().optional(),
  ui_metric_ecommerce: z.boolean().optional(),
  umnico_widget_hash: z.string().nullish(),
};

const thirdParties = {
  /** The extra counter of pages under /events/. */
  ui_events_metric_id: z.string().nullish(),
  recaptcha_site_key: z.string().nullish(),
  /** Whose rules on consent the site follows. */
  law: z.enum(['eu', 'ru', 'other']).optional(),
  /** Spec §1: yes unless the site says otherwise. */
  error_reports_personal_data: z.boolean().optional(),
};

const look = {
  /** CSS colours by the name of their design token. */
  colours: z.object({ light: z.record(z.string(), z.string()), dark: z.record(z.string(), z.string()) }),
  /** Every other design token: radii, density, edges. */
  tokens: z.record(z.string(), z.string()).optional(),
  logo: z.object({ src: z.string(), width: z.int().min(1), height: z.int().min(1) }).nullable(),
  fonts: z.object({ display: z.string(), text: z.string() }),
};

const people = {
  contacts: z
    .object({ email: z.string(), phone: z.string(), address: z.string(), hours: z.string() })
    .partial(),
  /** Who the contract is with. */
  seller: z.object({
    name: z.string(),
    address: z.string(),
    tax_number: z.string(),
    registration_number: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  social_links: z.array(z.object({ name: z.string(), url: z.string() })),
};

/** A site may keep more in its theme than every site has. */
export const theme = z
  .looseObject({ ...settings, ...thirdParties, ...look, ...people })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof theme>;
