import type { Order } from '@parterre/contracts/orders/order';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import { refusalText } from './refusal-text.ts';

export interface CancelOrderProps {
  readonly order: Order;
  readonly onCancelled: () => void;
}

/** Cancels an unpaid order, in two presses, so that none is cancelled by mistake. */
export function CancelOrder({ order: { token, gift_card }, onCancelled }: CancelOrderProps) {
  const t = useTexts();
  const api = useOrderApi();
  const [refusal, setRefusal] = useState<string>();
  const cancel = async () => {
    const outcome = await toOutcome(api.cancelOrder(token));
    if (outcome.kind === 'done') return onCancelled();
    setRefusal(refusalText(toRefusal(outcome), t));
  };
  return (
    <details className={disclosure.disclosure}>
      <summary>{t('forms:orderCancelOpen')}</summary>
      <p>{t(gift_card ? 'pages:giftCancelText' : 'forms:orderCancelText')}</p>
      <Button onPress={() => void cancel()}>{t('forms:orderCancel')}</Button>
      {refusal && <p role="alert">{refusal}</p>}
    </details>
  );
}
