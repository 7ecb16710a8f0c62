import { chooseCurrency } from '@parterre/domain/currency/choose-currency';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { keptCurrency, onCurrencyChange } from './currency-choice.ts';

/** The one currency that a visitor sees everywhere; in generated pages, the one a new visitor sees. */
export function useCurrency(): string {
  const { theme, currency } = useSite();
  const language = useLanguage();
  return useSyncExternalStore(
    onCurrencyChange,
    () => chooseCurrency(theme, { language, cookie: keptCurrency() }) ?? currency,
    () => currency,
  );
}
