import { useSyncExternalStore } from 'react';
import { useView } from '../shared/page-element.ts';
import { currentAddress, onAddressChange } from './address/current-address.ts';

/**
 * Path (without prefix) and query of the address bar. In the generated HTML, and until it is hydrated, it is the
 * page's own path: a page under `/order/bill/*` draws a neutral view first and chooses when it knows more.
 */
export function useAddress(): string {
  const { path } = useView().props;
  return useSyncExternalStore(onAddressChange, currentAddress, () => path);
}
