import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { BundleSum } from './bundle-choice.ts';
import styles from './bundles.module.css';

interface BundleSumsProps {
  readonly sum: BundleSum;
  readonly currency: string;
}

/** The price together against single prices. */
export function BundleSums({ sum: { singleMinor, offMinor }, currency }: BundleSumsProps) {
  const t = useTexts();
  const language = useLanguage();
  const write = (minor: number) => formatMoney(money(minor, currency), language);
  return (
    <dl className={styles.sums} aria-live="polite">
      <dt>{t('forms:bundleSingle')}</dt>
      <dd>{offMinor > 0 ? <s>{write(singleMinor)}</s> : write(singleMinor)}</dd>
      {offMinor > 0 && (
        <>
          <dt>{t('forms:bundleLess')}</dt>
          <dd>{write(-offMinor)}</dd>
        </>
      )}
      <dt className={styles.total}>{t('forms:bundleTogether')}</dt>
      <dd className={styles.total}>{write(singleMinor - offMinor)}</dd>
    </dl>
  );
}
