import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { beginPayment, type Refusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { PayButton } from './pay-button.tsx';
import type { PaymentMethod } from './payment.ts';
import { lastMethodId, orderMethods, preselectedMethod } from './payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { refusalText } from './refusal-text.ts';
import { usePageRestored } from './use-page-return.ts';

export interface PayOrderProps {
  readonly order: Order;
  readonly methods: readonly PaymentMethod[];
  /** What was chosen before, and why that did not work. */
  readonly chosenId?: number | undefined;
  readonly refusal?: Refusal | undefined;
}

/** Pays an order that was placed, by the same method or another. Its seats stay held meanwhile. */
export function PayOrder({ order, methods: all, chosenId, refusal: initialRefusal }: PayOrderProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const { methods, invoice } = orderMethods(order, all);
  const [chosen, setChosen] = useState(
    chosenId ?? lastMethodId(order) ?? preselectedMethod(methods)?.id ?? null,
  );
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  usePageRestored(() => setSending(false));
  const [refusal, setRefusal] = useState(initialRefusal && refusalText(initialRefusal, t));
  const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);
  const method = methods.find(({ id }) => id === chosen);
  const isByCode = method?.kind === 'certificate';

  const pay = async () => {
    if (isSending) return;
    if (!method) return setRefusal(t('forms:fault_acquisition_id_required'));
    if (isByCode && code.trim() === '') return setRefusal(t('forms:fault_certificate_code_required'));
    setSending(true);
    const request = { acquisition_id: method.id, ...(isByCode && { certificate_code: code }) };
    const refused = await beginPayment(api, order.token, request);
    if (!refused) return;
    setSending(false);
    setRefusal(refusalText(refused, t));
  };

  return (
    <form
      className={styles.view}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <PaymentChoice
        methods={methods}
        invoice={invoice}
        chosenId={chosen}
        onChoose={({ id }) => {
          setChosen(id);
          setRefusal(undefined);
        }}
        fault={isByCode ? undefined : refusal}
        certificate={{ code, onChange: setCode, fault: isByCode ? refusal : undefined }}
      />
      <PayButton isBusy={isSending}>
        {isSending ? t('forms:paySending') : t('forms:payDue', { amount })}
      </PayButton>
      {!isByCode && <p className={styles.small}>{t('forms:payLeaving')}</p>}
    </form>
  );
}
