import type { Order } from '@parterre/contracts/orders/order';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './order-view.module.css';
import type { ReadOrder } from './use-order.ts';

export interface OrderGroundProps {
  readonly state: ReadOrder;
  readonly children: (order: Order) => ReactNode;
}

/** Shows an order once it is there, keeps its room until then, and says what to do when it does not come. */
export const OrderGround = ({ state, children }: OrderGroundProps) => (
  <div className={styles.ground} aria-busy={state.kind === 'reading'}>
    {state.kind === 'read' ? children(state.order) : <NoOrderYet state={state} />}
  </div>
);

function NoOrderYet({ state }: { readonly state: Exclude<ReadOrder, { kind: 'read' }> }) {
  const t = useTexts();
  switch (state.kind) {
    case 'reading':
      return null;
    case 'missing':
      return <p role="alert">{t('forms:orderMissing')}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles.notice}>
          <p>{t('forms:orderFailed')}</p>
          <Button onPress={state.retry}>{t('tryAgain')}</Button>
        </div>
      );
  }
}
