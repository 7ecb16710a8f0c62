import { z } from 'zod';
import { language } from '../query/language.ts';
import { currencyCode } from '../values/currency-code.ts';

/** Which currency the visitor chose, and the language of titles. Without a currency the basket keeps its own. */
export const basketQuery = z.object({
  lang: language.optional(),
  currency_code: currencyCode.optional(),
});
