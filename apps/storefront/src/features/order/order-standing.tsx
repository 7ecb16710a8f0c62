import type { Order } from '@parterre/contracts/orders/order';
import { languageTag } from '@parterre/domain/languages/locales';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './order-view.module.css';

/** How an order stands, told anew whenever it changes. */
export function OrderStanding({ order, children }: { readonly order: Order; readonly children: ReactNode }) {
  const t = useTexts();
  const tag = languageTag(useLanguage());
  const { number, state, expires_at } = order;
  const time =
    expires_at && new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(expires_at));
  return (
    <div role="status" className={styles.notice}>
      <p>
        <b>{t('forms:orderNumber', { number })}</b> · {t(`forms:orderState_${state}`)}
      </p>
      <p>{children}</p>
      {state === 'awaiting_payment' && time && <p>{t('forms:payUntil', { time })}</p>}
    </div>
  );
}
