import type { Offers } from '@parterre/contracts/dates/offers';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { useSite } from '../../../theme/site-settings.ts';
import { askDate } from './ask-date.ts';

export interface AskedOffers {
  /** Stay while others are asked for, in another currency. */
  readonly offers: Offers | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What is sold for a date, in the visitor's currency and language. */
export function useOffers(dateId: number, currency: string): AskedOffers {
  const { api } = useSite();
  const lang = useLanguage();
  const [offers, setOffers] = useState<Offers>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    askDate(api, { name: 'readOffers', dateId, query: { currency_code: currency, lang }, signal }).then(
      (answer) => signal.aborted || setOffers(answer),
      () => signal.aborted || setFailed(true),
    );
    return () => controller.abort();
  }, [api, dateId, currency, lang, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { offers, hasFailed, retry };
}
