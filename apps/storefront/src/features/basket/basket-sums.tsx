import type { Basket } from '@parterre/contracts/basket/basket';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { Fragment } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './basket-sums.module.css';

export interface BasketSumsProps {
  readonly total: Basket['total'];
  readonly currency: string;
  /** What codes and bundles took off, these by their names; the total is without it. */
  readonly discounts?: readonly { readonly code: string; readonly name?: string; readonly amount: number }[];
}

/** What is owed and what it is made of, to the last kopeck. */
export function BasketSums({ total, currency, discounts = [] }: BasketSumsProps) {
  const t = useTexts();
  const language = useLanguage();
  const write = (amount: number) => formatMoney(fromWire(amount, currency), language);
  const minor = (amount: number) => fromWire(amount, currency).amountMinor;
  const whole = discounts.reduce((sum, { amount }) => sum + minor(amount), minor(total.price));
  return (
    <dl className={styles.sums}>
      <dt>{t('forms:basketTickets', { count: total.count })}</dt>
      <dd>{formatMoney(money(whole, currency), language)}</dd>
      {discounts.map(({ code, name, amount }) => (
        <Fragment key={code}>
          <dt>{name === undefined ? t('forms:codeOff', { code }) : t('forms:bundleOff', { name })}</dt>
          <dd>{formatMoney(money(-minor(amount), currency), language)}</dd>
        </Fragment>
      ))}
      <dt>{t('forms:basketFee')}</dt>
      <dd>{write(total.service_fee)}</dd>
      <dt className={styles.total}>{t('forms:basketTotal')}</dt>
      <dd className={styles.total}>{write(amountDue(total))}</dd>
    </dl>
  );
}
