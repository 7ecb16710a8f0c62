import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { type Refusal, toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { PayButton } from './pay-button.tsx';
import { type PaymentMethod, preselectedMethod } from './payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { refusalText } from './refusal-text.ts';
import { usePageRestored } from './use-page-return.ts';
import { WaitingRoomLink } from './waiting-room-link.tsx';

export interface PayExchangeProps {
  readonly order: Order;
  readonly dates: { readonly date_id: number; readonly other_date_id: number };
  /** What the other date costs more. */
  readonly amount: number;
  readonly methods: readonly PaymentMethod[];
  readonly onChanged: (order: Order) => void;
}

/** Pays what another date costs more. The tickets are exchanged when that has come, and not before. */
export function PayExchange({ order, dates, amount, methods: all, onChanged }: PayExchangeProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const { token, currency_code: currency } = order;
  // A transfer takes days, for which two sets of seats would be kept.
  const methods = all.filter(({ kind, currencies }) => kind !== 'invoice' && currencies.includes(currency));
  const [chosen, setChosen] = useState(preselectedMethod(methods)?.id ?? null);
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  usePageRestored(() => setSending(false));
  const [refusal, setRefusal] = useState<string>();
  const [reason, setReason] = useState<Refusal>();
  const method = methods.find(({ id }) => id === chosen);
  const isByCode = method?.kind === 'certificate';
  const pay = async () => {
    if (isSending) return;
    if (!method) return setRefusal(t('forms:fault_acquisition_id_required'));
    if (isByCode && code.trim() === '') return setRefusal(t('forms:fault_certificate_code_required'));
    setSending(true);
    const payment = { acquisition_id: method.id, ...(isByCode && { certificate_code: code }) };
    const outcome = await toOutcome(
      api.payExchange(token, { ...dates, expected_dearer: amount, ...payment }),
    );
    if (outcome.kind === 'done') return location.assign(outcome.answer.redirect_url);
    setSending(false);
    const why = toRefusal(outcome);
    setReason(why);
    // Of the date that was to be had instead.
    setRefusal(why.code === 'sale_closed' ? t('forms:returnNoRoom') : refusalText(why, t));
    const read = await toOutcome(api.readOrder(token));
    if (read.kind === 'done') onChanged(read.answer);
  };
  return (
    <form
      className={styles.payMore}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <PaymentChoice
        methods={methods}
        invoice={undefined}
        chosenId={chosen}
        onChoose={({ id }) => {
          setChosen(id);
          setRefusal(undefined);
          setReason(undefined);
        }}
        fault={isByCode ? undefined : refusal}
        certificate={{ code, onChange: setCode, fault: isByCode ? refusal : undefined }}
      />
      <WaitingRoomLink refusal={reason} />
      <PayButton isBusy={isSending}>
        {isSending
          ? t('forms:paySending')
          : t('forms:exchangePay', { amount: formatMoney(fromWire(amount, currency), language) })}
      </PayButton>
    </form>
  );
}
