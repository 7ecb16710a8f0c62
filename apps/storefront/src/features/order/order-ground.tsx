import type { Order } from '@parterre/contracts/orders/order';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Failure } from '../../ui/failure.tsx';
import styles from './order-view.module.css';
import type { ReadOrder } from './use-order.ts';

export interface OrderGroundProps {
  readonly state: ReadOrder;
  readonly children: (order: Order) => ReactNode;
}

/** Shows an order once it is there, and says what to do when it does not come. */
export const OrderGround = ({ state, children }: OrderGroundProps) => (
  <div aria-busy={state.kind === 'reading'}>
    {state.kind === 'read' ? children(state.order) : <NoOrderYet state={state} />}
  </div>
);

function NoOrderYet({ state }: { readonly state: Exclude<ReadOrder, { kind: 'read' }> }) {
  const t = useTexts();
  switch (state.kind) {
    case 'reading':
      return <div className={styles.coming} />;
    case 'missing':
      return <p role="alert">{t('forms:orderMissing')}</p>;
    case 'failed':
      return <Failure text={t('forms:orderFailed')} retry={t('tryAgain')} onRetry={state.retry} />;
  }
}
