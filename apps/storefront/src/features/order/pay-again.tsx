import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { beginPayment, type Refusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { PayButton } from './pay-button.tsx';
import { chosenBefore, waysIn } from './payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import type { PaymentWay } from './payment-way.ts';
import { refusalText } from './refusal-text.ts';
import { useReturn } from './use-return.ts';

export interface PayAgainProps {
  readonly order: Order;
  readonly ways: readonly PaymentWay[];
  /** What was chosen before, and why that did not work. */
  readonly chosenId?: number | undefined;
  readonly refusal?: Refusal | undefined;
}

/** Pays an order that was made: the same way again, or another. The seats stay where they are meanwhile. */
export function PayAgain({ order, ways: all, chosenId, refusal: given }: PayAgainProps) {
  const t = useTexts();
  const language = useLanguage();
  const openApi = useOrderApi();
  const ways = waysIn(order.currency_code, all);
  const [chosen, setChosen] = useState(chosenId ?? chosenBefore(order) ?? null);
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  useReturn(() => setSending(false));
  const [refusal, setRefusal] = useState(given && refusalText(given, t));
  const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);
  const way = ways.find(({ id }) => id === chosen);
  const isByCode = way?.kind === 'certificate';

  const pay = async () => {
    if (isSending) return;
    if (!way) return setRefusal(t('forms:fault_acquisition_id_required'));
    if (isByCode && code.trim() === '') return setRefusal(t('forms:fault_certificate_code_required'));
    setSending(true);
    const request = { acquisition_id: way.id, ...(isByCode && { certificate_code: code }) };
    const refused = await beginPayment(await openApi(), order.token, request);
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
        ways={ways}
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
