import { z } from 'zod';
import { language } from '../query/language.ts';
import { openingKeys } from '../query/opening-keys.ts';
import { currencyCode } from '../values/currency-code.ts';

/** The language of titles. */
export const basketLanguageQuery = z.object({ lang: language.optional() });

/** Reading changes nothing: a basket that is there is answered in its own currency. */
export const readBasketQuery = basketLanguageQuery.extend({
  currency_code: currencyCode
    .optional()
    .describe('Of the empty basket that is answered to whoever has none yet; any other keeps its own'),
});

/** A change may name the currency that its prices were shown in: the basket is put into it first, if all of it has a price there. */
export const changeBasketQuery = basketLanguageQuery.extend({
  currency_code: currencyCode.optional().describe('The basket keeps its own when this is left out'),
  keys: openingKeys,
});
