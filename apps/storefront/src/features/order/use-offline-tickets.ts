import type { Order } from '@parterre/contracts/orders/order';
import { useEffect, useState } from 'react';
import { useSite } from '../../theme/site-settings.ts';
import { dropTickets, keepTickets } from './offline-tickets.ts';

/** Whether the tickets of this page open without a connection by now. */
export function useOfflineTickets({ token, state }: Order): boolean {
  const { address } = useSite();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (state !== 'paid') return dropTickets(token);
    const { pathname } = new URL(address, location.href);
    void keepTickets(token, pathname.replace(/\/$/, '')).then(setKept);
  }, [token, state, address]);
  return isKept;
}
