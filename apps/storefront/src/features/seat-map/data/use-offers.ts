import type { Offers } from '@parterre/contracts/dates/offers';
import { type Asked, useAnswer } from '../../../api/use-answer.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';

/** What is sold for a date, in the visitor's currency and language. */
export function useOffers(dateId: number, currency: string): Asked<Offers> {
  const lang = useLanguage();
  return useAnswer(`offers ${dateId} ${currency} ${lang}`, (api, signal) =>
    api.readOffers(dateId, { currency_code: currency, lang }, { signal }),
  );
}
