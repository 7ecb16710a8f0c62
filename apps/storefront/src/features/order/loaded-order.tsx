import type { Order } from '@parterre/contracts/orders/order';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Failure } from '../../ui/failure.tsx';
import { FindOrder } from './find-order.tsx';
import styles from './order-view.module.css';
import type { ReadOrder } from './use-order.ts';

export interface LoadedOrderProps {
  readonly state: ReadOrder;
  readonly children: (order: Order) => ReactNode;
}

/** Shows an order once it is loaded, and how to find one's own when there is none. */
export const LoadedOrder = ({ state, children }: LoadedOrderProps) => (
  <div aria-busy={state.kind === 'reading'}>
    {state.kind === 'read' ? children(state.order) : <OrderMissing state={state} />}
  </div>
);

function OrderMissing({ state }: { readonly state: Exclude<ReadOrder, { kind: 'read' }> }) {
  const t = useTexts();
  switch (state.kind) {
    case 'reading':
      return <div className={styles.loading} />;
    case 'missing':
      return (
        <>
          {state.isNamed && <p className={styles.missing}>{t('forms:orderMissing')}</p>}
          <FindOrder />
        </>
      );
    case 'failed':
      return <Failure text={t('forms:orderFailed')} retry={t('tryAgain')} onRetry={state.retry} />;
  }
}
