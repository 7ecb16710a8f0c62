import { navigate } from '@parterre/static-site/browser/navigate';
import { useEffect } from 'react';
import { onSignal, sendSignal } from '../signals.ts';
import { useQuery } from './use-query.ts';

/** Does what `query-change` asks for, at `address`, and tells by `query-changed` what came of it or of Back (spec §4). */
export function useQuerySignals(address: string): void {
  const query = useQuery();
  useEffect(
    () =>
      onSignal('query-change', (wanted) =>
        navigate(
          wanted.query === '' ? address : `${address}?${wanted.query}`,
          wanted.isStep === false ? 'replace' : 'push',
        ),
      ),
    [address],
  );
  useEffect(() => sendSignal('query-changed', { query }), [query]);
}
