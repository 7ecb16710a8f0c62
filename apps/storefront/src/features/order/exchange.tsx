import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { type Refusal, toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { PayExchange } from './pay-exchange.tsx';
import type { PaymentMethod } from './payment.ts';
import { refusalText } from './refusal-text.ts';
import { WaitingRoomLink } from './waiting-room-link.tsx';

export interface ExchangeProps {
  readonly order: Order;
  readonly methods: readonly PaymentMethod[];
  readonly onChanged: (order: Order) => void;
}

/** For whoever would rather come on another day: other dates by the seller's rule, and what each costs less or more. */
export const Exchange = ({ order, ...props }: ExchangeProps) =>
  order.exchanges.map((offer) => (
    <ExchangeOffer key={offer.date_id} order={order} offer={offer} {...props} />
  ));

function ExchangeOffer({
  order,
  offer,
  methods,
  onChanged,
}: ExchangeProps & { readonly offer: Order['exchanges'][number] }) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const { token, lines, currency_code: currency } = order;
  const { date_id, other_dates: dates, keeps_difference: keepsDifference } = offer;
  const [chosen, setChosen] = useState(dates[0]?.date_id ?? 0);
  const [refusal, setRefusal] = useState<string>();
  const [reason, setReason] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const title = lines.find(({ extra }) => extra.date.id === date_id)?.extra.event.title ?? '';
  const other = dates.find((date) => date.date_id === chosen) ?? dates[0];
  if (!other) return null;
  const exchange = async () => {
    if (isSending) return;
    setSending(true);
    const request = { date_id, other_date_id: other.date_id, expected_cheaper: other.cheaper };
    const outcome = await toOutcome(api.exchangeTickets(token, request));
    setSending(false);
    if (outcome.kind === 'done') return onChanged(outcome.answer);
    const why = toRefusal(outcome);
    setReason(why);
    // Of the date that was to be had instead, not of one that is to be paid.
    setRefusal(why.code === 'sale_closed' ? t('forms:returnNoRoom') : refusalText(why, t));
    const read = await toOutcome(api.readOrder(token));
    if (read.kind === 'done') onChanged(read.answer);
  };
  const write = (amount: number) => formatMoney(fromWire(amount, currency), language);
  return (
    <details className={disclosure.disclosure}>
      <summary>{t('forms:exchangeOpen', { title })}</summary>
      <p>{t('forms:exchangeText')}</p>
      <div className={styles.actions}>
        <label className={styles.otherDate}>
          {t('forms:returnOtherDateLabel')}
          <select value={other.date_id} onChange={({ target }) => setChosen(Number(target.value))}>
            {dates.map(({ date_id: id, started_at }) => (
              <option key={id} value={id}>
                {writeTime(started_at, 'datedTime', language)}
              </option>
            ))}
          </select>
        </label>
        {other.dearer === 0 && <Button onPress={() => void exchange()}>{t('forms:exchangeConfirm')}</Button>}
      </div>
      <div role="status">
        {other.cheaper > 0 && (
          <p className={styles.small}>
            {t(keepsDifference ? 'forms:exchangeKept' : 'forms:exchangeCheaper', {
              amount: write(other.cheaper),
            })}
          </p>
        )}
        {other.dearer > 0 && (
          <dl className={styles.details}>
            <dt>{t('forms:exchangeOldPrice')}</dt>
            <dd>{write(offer.price)}</dd>
            <dt>{t('forms:exchangeNewPrice')}</dt>
            <dd>{write(other.price)}</dd>
            <dt>{t('forms:exchangeFee')}</dt>
            <dd>{write(offer.service_fee)}</dd>
            <dt>{t('forms:exchangeDue')}</dt>
            <dd>
              <b>{write(other.dearer)}</b>
            </dd>
          </dl>
        )}
      </div>
      {other.dearer > 0 && (
        <PayExchange
          key={other.date_id}
          order={order}
          dates={{ date_id, other_date_id: other.date_id }}
          amount={other.dearer}
          methods={methods}
          onChanged={onChanged}
        />
      )}
      {refusal && (
        <p role="alert">
          {refusal} <WaitingRoomLink refusal={reason} />
        </p>
      )}
    </details>
  );
}
