import { chooseCurrency } from '@parterre/domain/currency/choose-currency';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { onCurrencyChange, readCurrencyCookie } from './currency-cookie.ts';

/** The visitor's currency; in generated pages, that of a new visitor. */
export function useCurrency(): string {
  const { theme, currency } = useSite();
  const language = useLanguage();
  return useSyncExternalStore(
    onCurrencyChange,
    () => chooseCurrency(theme, { language, cookie: readCurrencyCookie() }) ?? currency,
    () => currency,
  );
}
