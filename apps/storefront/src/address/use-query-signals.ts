import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { onSignal, sendSignal } from '../signals.ts';
import { useQuery } from './use-query.ts';

/** Applies `query-change` to `address`, and sends `query-changed` after it or after Back (spec §4). */
export function useQuerySignals(address: string): void {
  const query = useQuery();
  useEffect(
    () =>
      onSignal('query-change', (wanted) =>
        navigate(
          wanted.query === '' ? address : `${address}?${wanted.query}`,
          wanted.isStep === false ? 'replace' : 'auto',
        ),
      ),
    [address],
  );
  useEffect(() => sendSignal('query-changed', { query }), [query]);
}
