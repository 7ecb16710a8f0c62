import type { Order } from '@parterre/contracts/orders/order';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './order-view.module.css';
import type { ReadOrder } from './use-order.ts';

export interface OrderGroundProps {
  readonly state: ReadOrder;
  readonly children: (order: Order, clockAheadMs: number) => ReactNode;
}

/** Shows an order once it is there, keeps its room until then, and says what to do when it does not come. */
export function OrderGround({ state, children }: OrderGroundProps) {
  const t = useTexts();
  switch (state.kind) {
    case 'reading':
      return <div className={styles.waiting} aria-busy="true" />;
    case 'missing':
      return <p role="alert">{t('forms:orderMissing')}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles.notice}>
          <p>{t('forms:orderFailed')}</p>
          <Button onPress={state.retry}>{t('tryAgain')}</Button>
        </div>
      );
    case 'read':
      return children(state.order, state.clockAheadMs);
  }
}
