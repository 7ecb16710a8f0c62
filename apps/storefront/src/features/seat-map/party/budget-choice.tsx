import { formatMoney } from '@parterre/domain/money/format-money';
import type { Money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import styles from './party-controls.module.css';

export interface BudgetChoiceProps {
  /** From the dearest on. */
  readonly prices: readonly Money[];
  /** As on the wire; undefined for any price. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** The most that a seat may cost: one of the prices there are. */
export function BudgetChoice({ prices, value, onChange }: BudgetChoiceProps) {
  const t = useTexts();
  const language = useLanguage();
  const amounts = new Map(prices.map((price) => [toWire(price), formatMoney(price, language)]));
  return (
    <label className={styles.size}>
      {t('forms:bestBudget')}
      <select
        className={styles.budget}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t('forms:bestBudgetAny')}</option>
        {[...amounts].map(([amount, text]) => (
          <option key={amount} value={amount}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
