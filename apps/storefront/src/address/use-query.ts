import { useAddress } from '@parterre/static-site/browser/use-address';

/** The query of the address bar, without its question mark; empty in generated pages. */
export const useQuery = (): string => useAddress().split('?')[1] ?? '';
