import { useSite } from '../../../theme/site-settings.ts';
import type { Sale } from './sale.ts';

/** Where the plan is, as an address that means the same to a worker; undefined until it is known. */
export function usePlanUrl(sale: Sale | undefined): string | undefined {
  const { api } = useSite();
  const url = sale?.offers.plan?.url;
  return url && new URL(url, new URL(api.address || '/', location.href)).href;
}
