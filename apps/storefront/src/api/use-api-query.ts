import type { PublicApi } from '@parterre/api-client/public-api';
import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../theme/site-settings.ts';
import { cachedResponse, cacheResponse } from './response-cache.ts';

export interface ApiQueryResult<Data> {
  /** That of the last key stays while the next is loading, until the key is null. */
  readonly data: Data | undefined;
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly retry: () => void;
}

/** Names everything that the data depends on; null fetches nothing. */
export type QueryKey = string | null;

interface LoadedData<Data> {
  readonly key: string;
  readonly data: Data;
}

/** Reads from the public API. A new key aborts the call before; what was loaded within the last minute is not fetched again. */
export function useApiQuery<Data>(
  key: QueryKey,
  fetchData: (api: PublicApi, signal: AbortSignal) => Promise<Data>,
): ApiQueryResult<Data> {
  const { api } = useSite();
  const [loaded, setLoaded] = useState<LoadedData<Data>>();
  const [failedKey, setFailedKey] = useState<QueryKey>(null);
  const [attempt, setAttempt] = useState(0);
  const cached = useMemo(() => (key === null ? undefined : cachedResponse<Data>(key)), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that `fetchData` depends on
  useEffect(() => {
    if (key === null) return setLoaded(undefined);
    if (cached !== undefined) return setLoaded({ key, data: cached });
    const controller = new AbortController();
    const { signal } = controller;
    setFailedKey(null);
    const load = async () => {
      const { publicApi } = await import('./public-api.ts');
      return fetchData(publicApi(api), signal);
    };
    load().then(
      (data) => {
        if (signal.aborted) return;
        cacheResponse(key, data);
        setLoaded({ key, data });
      },
      () => signal.aborted || setFailedKey(key),
    );
    return () => controller.abort();
  }, [key, attempt]);

  const isLoaded = cached !== undefined || loaded?.key === key;
  return {
    data: cached ?? loaded?.data,
    state: key === null ? 'idle' : isLoaded ? 'loaded' : failedKey === key ? 'failed' : 'loading',
    retry: () => setAttempt(attempt + 1),
  };
}
