import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { outcomeOf } from '../../api/outcome.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { lastPayment } from './payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { refusalText } from './refusal-text.ts';

/** Pays an order that was made: the same way again, or another. The seats stay where they are meanwhile. */
export function PayAgain({
  order,
  chosenId,
}: {
  readonly order: Order;
  readonly chosenId?: number | undefined;
}) {
  const t = useTexts();
  const language = useLanguage();
  const openApi = useOrderApi();
  const [chosen, setChosen] = useState(chosenId ?? lastPayment(order)?.acquisition.id ?? null);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);

  const pay = async () => {
    if (isSending) return;
    if (chosen === null) return setRefusal(t('forms:fault_acquisition_id_required'));
    setSending(true);
    const api = await openApi();
    const outcome = await outcomeOf(api.startPayment(order.token, { acquisition_id: chosen }));
    if (outcome.kind === 'done') return location.assign(outcome.answer.redirect_url);
    setSending(false);
    setRefusal(refusalText(outcome.kind === 'refused' ? outcome.problem.code : 'failed', t));
  };

  return (
    <div className={styles.view}>
      <PaymentChoice currency={order.currency_code} chosen={chosen} onChoose={setChosen} fault={refusal} />
      <div className={styles.acts}>
        <Button isMain onPress={() => void pay()}>
          {isSending ? t('forms:paySending') : t('forms:payAmount', { amount })}
        </Button>
      </div>
      <p className={styles.small}>{t('forms:payLeaving')}</p>
    </div>
  );
}
