import type { Order } from '@parterre/contracts/orders/order';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './order-view.module.css';
import { pendingInvoice } from './payment.ts';

export interface OrderStandingProps {
  readonly order: Order;
  /** What has just become of it. */
  readonly news?: string | undefined;
}

/** How an order stands, told anew whenever it changes. */
export function OrderStanding({ order, news }: OrderStandingProps) {
  const t = useTexts();
  const { number, state, called_off } = order;
  return (
    <div role="status" className={styles.standing} data-state={state}>
      <p>
        <b>{t('forms:orderNumber', { number })}</b> ·{' '}
        {t(`forms:orderState_${called_off ? 'called_off' : state}`)}
      </p>
      {news && <p>{news}</p>}
      <Outlook order={order} />
    </div>
  );
}

/** What comes of it next. */
function Outlook({ order }: { readonly order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, expires_at, called_off } = order;
  if (called_off) return <p>{t(`forms:standing_called_off_${called_off}`)}</p>;
  if (state === 'expired' || state === 'cancelled' || state === 'refunded')
    return <p>{t(`forms:standing_${state}`)}</p>;
  if (!expires_at) return null;
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, style).format(new Date(expires_at));
  return pendingInvoice(order) ? (
    <p>{t('forms:standing_invoice', { time: write({ dateStyle: 'long', timeStyle: 'short' }) })}</p>
  ) : (
    <p>{t('forms:payUntil', { time: write({ timeStyle: 'short' }) })}</p>
  );
}
