import { useEffect, useState } from 'react';
import { useSite } from '../../theme/site-settings.ts';
import { keepTickets } from './offline-tickets.ts';

/** Whether the tickets of this page open without a connection by now. */
export function useOfflineTickets(token: string): boolean {
  const { address } = useSite();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const { pathname } = new URL(address, location.href);
    void keepTickets(token, pathname.replace(/\/$/, '')).then(setKept);
  }, [token, address]);
  return isKept;
}
