import { useAddress } from '@parterre/static-site/browser/use-address';
import { useQuery } from '../../address/use-query.ts';

/** The token at the end of `/order/bill/{token}`; undefined in generated pages, which are made for any. */
export function useTokenInPath(): string | undefined {
  const [path = ''] = useAddress().split('?');
  return /\/order\/(?:bill|pay)\/([^/]+)\/?$/.exec(path)?.[1];
}

/** The token in `?order={token}`. */
export const useTokenInQuery = (): string | undefined =>
  new URLSearchParams(useQuery()).get('order') ?? undefined;
