import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { writeDeadline } from '../../i18n/deadline.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { PayExchange } from './pay-exchange.tsx';
import type { PaymentMethod } from './payment.ts';
import { exchangePayment } from './payment.ts';
import { refusalText } from './refusal-text.ts';

export interface PendingExchangeProps {
  readonly order: Order;
  readonly exchange: NonNullable<Order['exchange']>;
  readonly methods: readonly PaymentMethod[];
  readonly onChanged: (order: Order) => void;
}

/** An exchange whose difference is not there yet: how its payment goes, and how it is given up. */
export function PendingExchange({ order, exchange, methods, onChanged }: PendingExchangeProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const [refusal, setRefusal] = useState<string>();
  const { token, currency_code: currency, lines } = order;
  const { date_id, other_date_id, started_at, expires_at, amount } = exchange;
  const payment = exchangePayment(order);
  const isDeciding = payment?.state === 'pending' && payment.awaits === 'bank';
  const timeZone = lines.find(({ extra }) => extra.date.id === date_id)?.extra.date.time_zone;
  const end = async () => {
    const outcome = await toOutcome(api.endExchange(token));
    if (outcome.kind === 'done') return onChanged(outcome.answer);
    setRefusal(refusalText(toRefusal(outcome), t));
  };
  return (
    <section className={styles.status} aria-label={t('forms:exchangeWaiting')}>
      <h2>{t('forms:exchangeWaiting')}</h2>
      <p>
        {t('forms:exchangeHeld', {
          date: writeTime(started_at, 'datedTime', language),
          time: writeDeadline(expires_at, timeZone, language, { timeStyle: 'short' }),
          amount: formatMoney(fromWire(amount, currency), language),
        })}
      </p>
      <p role="status">
        {isDeciding && t('forms:exchangeDeciding')}
        {payment?.state === 'failed' && t('forms:exchangeFailed')}
      </p>
      {!isDeciding && (
        <PayExchange
          order={order}
          dates={{ date_id, other_date_id }}
          amount={amount}
          methods={methods}
          onChanged={onChanged}
        />
      )}
      <div>
        <Button onPress={() => void end()}>{t('forms:exchangeEnd')}</Button>
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}
