import { isOldRate, rateAgeDays } from '@parterre/domain/price-lists/rate-age';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import styles from './prices.module.css';

/** Since when a rate says what it says; pointed out where that is long. */
export function RateAge({ setAt }: { readonly setAt: string }) {
  const { prices: texts } = useTexts();
  const now = Date.now();
  return (
    <span className={styles.age} data-is-old={isOldRate(setAt, now)}>
      {texts.age(rateAgeDays(setAt, now))}
    </span>
  );
}

/** A rate with all its digits, as the language writes them. */
export function useRateText(): (rate: number | string) => string {
  const { language } = useLanguage();
  return (rate) => new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(Number(rate));
}
