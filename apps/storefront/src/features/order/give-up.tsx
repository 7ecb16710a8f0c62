import type { Order } from '@parterre/contracts/orders/order';
import { useState } from 'react';
import { outcomeOf } from '../../api/outcome.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

export interface GiveUpProps {
  readonly order: Order;
  readonly onGivenUp: () => void;
}

/** For whoever does not want the seats after all: two presses, so that none is given up by mistake. */
export function GiveUp({ order: { token }, onGivenUp }: GiveUpProps) {
  const t = useTexts();
  const openApi = useOrderApi();
  const [refusal, setRefusal] = useState<string>();
  const giveUp = async () => {
    const api = await openApi();
    const outcome = await outcomeOf(api.cancelOrder(token));
    if (outcome.kind === 'done') return onGivenUp();
    setRefusal(refusalText(outcome.kind === 'refused' ? outcome.problem.code : 'failed', t));
  };
  return (
    <details className={styles.giveUp}>
      <summary>{t('forms:orderGiveUp')}</summary>
      <p>{t('forms:orderGiveUpText')}</p>
      <Button onPress={() => void giveUp()}>{t('forms:orderCancel')}</Button>
      {refusal && <p role="alert">{refusal}</p>}
    </details>
  );
}
