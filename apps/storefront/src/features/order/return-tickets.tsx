import type { Order } from '@parterre/contracts/orders/order';
import type { ReturnRequest } from '@parterre/contracts/orders/order-request';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { writeDeadline } from '../../i18n/deadline.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

export interface ReturnTicketsProps {
  readonly order: Order;
  readonly onReturned: () => void;
}

/** For whoever bought a date that was cancelled, postponed or moved: their options, and the way to return the tickets. */
export const ReturnTickets = ({ order, onReturned }: ReturnTicketsProps) =>
  order.returns.map((offer) => (
    <ReturnOffer key={offer.date_id} order={order} offer={offer} onReturned={onReturned} />
  ));

function ReturnOffer({
  order: { token, lines },
  offer,
  onReturned,
}: ReturnTicketsProps & { readonly offer: Order['returns'][number] }) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const [refusal, setRefusal] = useState<string>();
  const {
    date_id,
    until,
    refund_from: refundFrom,
    may_take_certificate: mayTakeCertificate,
    is_at_counter: isAtCounter,
  } = offer;
  const line = lines.find(({ extra }) => extra.date.id === date_id);
  if (!line) return null;
  const { event, date } = line.extra;
  const write = (at: string) =>
    writeDeadline(at, date.time_zone, language, { dateStyle: 'long', timeStyle: 'short' });
  const cancelledText = () => {
    if (isAtCounter) return t('forms:returnAtCounter');
    return refundFrom ? t('forms:returnByItself', { time: write(refundFrom) }) : t('forms:return_cancelled');
  };
  const returnTickets = async (wish: Omit<ReturnRequest, 'date_id'>) => {
    const outcome = await toOutcome(api.returnTickets(token, { date_id, ...wish }));
    if (outcome.kind === 'done') return onReturned();
    const reason = toRefusal(outcome);
    // Of the date that was to be had instead, not of one that is to be paid.
    setRefusal(reason.code === 'sale_closed' ? t('forms:returnNoRoom') : refusalText(reason, t));
  };
  return (
    <section className={styles.status}>
      <p>
        <b>{event.title}</b>
      </p>
      <p>
        {date.status === 'scheduled' && t('forms:returnMoved', { time: until ? write(until) : '' })}
        {date.status === 'postponed' && t('forms:return_postponed')}
        {date.status === 'cancelled' && cancelledText()}
      </p>
      <details className={disclosure.disclosure}>
        <summary>{t('forms:returnOpen')}</summary>
        <p>{t(`forms:returnText${mayTakeCertificate ? 'Choice' : ''}${isAtCounter ? 'AtCounter' : ''}`)}</p>
        <div className={styles.actions}>
          <Button onPress={() => void returnTickets({ as: 'money' })}>{t('forms:returnConfirm')}</Button>
          {mayTakeCertificate && (
            <Button onPress={() => void returnTickets({ as: 'certificate' })}>
              {t('forms:returnAsCertificate')}
            </Button>
          )}
        </div>
      </details>
      {offer.other_dates.length > 0 && (
        <details className={disclosure.disclosure}>
          <summary>{t('forms:returnOtherDate')}</summary>
          <OtherDates
            dates={offer.other_dates.map(({ date_id: id, started_at }) => ({ id, text: write(started_at) }))}
            onTake={(other_date_id) => void returnTickets({ as: 'other_date', other_date_id })}
          />
        </details>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}

interface OtherDatesProps {
  readonly dates: readonly { readonly id: number; readonly text: string }[];
  readonly onTake: (dateId: number) => void;
}

function OtherDates({ dates, onTake }: OtherDatesProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState(dates[0]?.id ?? 0);
  return (
    <>
      <p>{t('forms:returnOtherDateText')}</p>
      <div className={styles.actions}>
        <label className={styles.otherDate}>
          {t('forms:returnOtherDateLabel')}
          <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {dates.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <Button onPress={() => onTake(chosen)}>{t('forms:returnTakeDate')}</Button>
      </div>
    </>
  );
}
