import type { Order } from '@parterre/contracts/orders/order';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { beginPayment } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import { refusalText } from './refusal-text.ts';
import { usePageRestored } from './use-page-return.ts';

export interface BackToBankProps {
  readonly order: Order;
  /** The method of the payment that was left. */
  readonly methodId: number;
}

/** Goes on with the payment that the visitor has left, in one press. */
export function BackToBank({ order, methodId }: BackToBankProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useOrderApi();
  const [state, setState] = useState<'idle' | 'leaving' | { readonly refusal: string }>('idle');
  usePageRestored(() => setState('idle'));
  const amount = formatMoney(fromWire(order.amount_due, order.currency_code), language);
  const leave = async () => {
    if (state === 'leaving') return;
    setState('leaving');
    const refused = await beginPayment(api, order.token, { acquisition_id: methodId });
    if (refused) setState({ refusal: refusalText(refused, t) });
  };
  return (
    <div>
      <Button isMain onPress={() => void leave()}>
        {state === 'leaving' ? t('forms:paySending') : t('forms:payBackToBank', { amount })}
      </Button>
      {typeof state === 'object' && <p role="alert">{state.refusal}</p>}
    </div>
  );
}
