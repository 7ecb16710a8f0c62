import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { ticketName } from '../../i18n/ticket-name.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

export interface GiveBackProps {
  readonly order: Order;
  /** It is another than was shown. */
  readonly onChanged: (order: Order) => void;
  readonly onReturned: () => void;
}

/** For whoever has no use for some of the tickets: what comes back for each by the seller's rule, before anything is given back. */
export function GiveBack({ order, onChanged, onReturned }: GiveBackProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { token, lines, tickets, currency_code: currency } = order;
  const open = tickets.flatMap((ticket) => {
    const subject = lines.find(({ id }) => id === ticket.line_id)?.extra;
    return ticket.return_value && subject ? [{ ...ticket.return_value, number: ticket.number, subject }] : [];
  });
  if (open.length === 0) return null;
  const write = (amount: number) => formatMoney(fromWire(amount, currency), language);
  const picked = open.filter(({ number }) => chosen.has(number));
  const sum = picked.reduce(
    (total, { amount }) => addMoney(total, fromWire(amount, currency)),
    money(0, currency),
  );
  const choose = (number: string, isChosen: boolean) => {
    setRefusal(undefined);
    setChosen(
      (before) => new Set(isChosen ? [...before, number] : [...before].filter((one) => one !== number)),
    );
  };
  const giveBack = async () => {
    if (isSending) return;
    setSending(true);
    const request = { ticket_numbers: picked.map(({ number }) => number), expected_amount: toWire(sum) };
    const outcome = await toOutcome(api.giveTicketsBack(token, request));
    setSending(false);
    if (outcome.kind === 'done') return onReturned();
    const reason = toRefusal(outcome);
    setRefusal(refusalText(reason, t));
    if (reason.code !== 'refund_changed') return;
    const read = await toOutcome(api.readOrder(token));
    if (read.kind === 'done') onChanged(read.answer);
  };
  return (
    <details className={disclosure.disclosure}>
      <summary>{t('forms:giveBackOpen')}</summary>
      <p>{t('forms:giveBackText')}</p>
      {open.map(({ number, subject, amount, percent, keeps_fee: keepsFee, last_day: lastDay }) => (
        <Checkbox
          key={number}
          id={`give-back-${number}`}
          isChecked={chosen.has(number)}
          onCheck={(isChosen) => choose(number, isChosen)}
        >
          {ticketName({ extra: subject }, t)} · <b>{write(amount)}</b>
          <br />
          <span className={styles.small}>
            {t(keepsFee ? 'forms:giveBackTermWithoutFee' : 'forms:giveBackTerm', {
              percent,
              day: writeTime(lastDay, 'date', language),
            })}
          </span>
        </Checkbox>
      ))}
      {picked.length > 0 && (
        <>
          <p role="status">{t('forms:giveBackTotal', { amount: formatMoney(sum, language) })}</p>
          <Button onPress={() => void giveBack()}>
            {t('forms:giveBackConfirm', { count: picked.length })}
          </Button>
        </>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </details>
  );
}
