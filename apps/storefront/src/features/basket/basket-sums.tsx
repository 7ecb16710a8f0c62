import type { Basket } from '@parterre/contracts/basket/basket';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './basket-sums.module.css';

export interface BasketSumsProps {
  readonly total: Basket['total'];
  readonly currency: string;
}

/** What is owed and what it is made of, to the last kopeck. */
export function BasketSums({ total, currency }: BasketSumsProps) {
  const t = useTexts();
  const language = useLanguage();
  const write = (amount: number) => formatMoney(fromWire(amount, currency), language);
  return (
    <dl className={styles.sums}>
      <dt>{t('forms:basketTickets', { count: total.count })}</dt>
      <dd>{write(total.price)}</dd>
      <dt>{t('forms:basketFee')}</dt>
      <dd>{write(total.service_fee)}</dd>
      <dt className={styles.total}>{t('forms:basketTotal')}</dt>
      <dd className={styles.total}>{write(amountDue(total))}</dd>
    </dl>
  );
}
