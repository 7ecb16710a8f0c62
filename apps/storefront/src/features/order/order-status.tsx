import type { Order } from '@parterre/contracts/orders/order';
import { writeDeadline } from '../../i18n/deadline.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import styles from './order-view.module.css';
import { pendingInvoice } from './payment.ts';

export interface OrderStatusProps {
  readonly order: Order;
  /** What has just happened to it. */
  readonly message?: string | undefined;
}

/** The status of an order, read out whenever it changes. */
export function OrderStatus({ order, message }: OrderStatusProps) {
  const t = useTexts();
  const { number, called_off } = order;
  const state = shownState(order);
  return (
    <div role="status" className={styles.status} data-state={order.state}>
      <p>
        <b>{t('forms:orderNumber', { number })}</b> ·{' '}
        {t(`forms:orderState_${called_off ? 'called_off' : state}`)}
      </p>
      {message && <p>{message}</p>}
      <NextStep order={order} />
    </div>
  );
}

/** No money went back for what was free, nor where a gift card was taken instead. */
function shownState({ state, total: { price, service_fee }, payments }: Order) {
  if (state !== 'refunded') return state;
  if (price + service_fee === 0) return 'returned';
  const isExchanged = payments.some(({ refunds }) => refunds.some((refund) => refund.certificate_code));
  return isExchanged ? 'exchanged' : state;
}

/** What happens next, or why nothing does. */
function NextStep({ order }: { readonly order: Order }) {
  const t = useTexts();
  const language = useLanguage();
  const { expires_at, called_off } = order;
  const state = shownState(order);
  if (called_off) return <p>{t(`forms:orderStatus_called_off_${called_off}`)}</p>;
  if (
    state === 'expired' ||
    state === 'cancelled' ||
    state === 'refunded' ||
    state === 'returned' ||
    state === 'exchanged'
  )
    return (
      <p>
        {order.gift_card && (state === 'expired' || state === 'refunded')
          ? t(`pages:giftStatus_${state}`)
          : t(`forms:orderStatus_${state}`)}
      </p>
    );
  if (!expires_at) return null;
  const timeZone = order.lines[0]?.extra.date.time_zone;
  const write = (style: Intl.DateTimeFormatOptions) => writeDeadline(expires_at, timeZone, language, style);
  return pendingInvoice(order) ? (
    <p>{t('forms:orderStatus_invoice', { time: write({ dateStyle: 'long', timeStyle: 'short' }) })}</p>
  ) : (
    <p>
      {t(order.gift_card ? 'pages:giftPayUntil' : 'forms:payUntil', { time: write({ timeStyle: 'short' }) })}
    </p>
  );
}
