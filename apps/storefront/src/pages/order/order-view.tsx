import type { Order } from '@parterre/contracts/orders/order';
import { type ReactNode, useEffect } from 'react';
import { LoadedOrder } from '../../features/order/loaded-order.tsx';
import type { ReadOrder } from '../../features/order/use-order.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { HoldNotice } from '../frame/hold-notice.tsx';
import type { PageTitleKey } from '../frame/plain-page.tsx';
import { OrderFrame } from './order-frame.tsx';

export interface OrderViewProps {
  readonly state: ReadOrder;
  /** What is true of the order. */
  readonly title: (order: Order) => PageTitleKey;
  readonly children: (order: Order) => ReactNode;
}

/** A page of one order. It is generated for any, so its titles claim nothing until the order was read. */
export function OrderView({ state, title, children }: OrderViewProps) {
  const t = useTexts();
  const { name } = useSite();
  const text = t(titleKey(state, title));
  const isKnown = state.kind === 'read' || state.kind === 'missing';
  useEffect(() => {
    document.title = `${text} — ${name}`;
  }, [text, name]);
  return (
    <OrderFrame title={text} isOrderRead>
      <LoadedOrder state={state}>{children}</LoadedOrder>
      <Announcement text={isKnown ? text : ''} />
      <HoldNotice />
    </OrderFrame>
  );
}

function titleKey(state: ReadOrder, title: OrderViewProps['title']): PageTitleKey {
  if (state.kind === 'read') return title(state.order);
  return state.kind === 'missing' ? 'pages:successEmptyTitle' : 'pages:yourOrderTitle';
}
