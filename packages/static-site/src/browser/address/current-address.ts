let current = '';
const listeners = new Set<() => void>();

/** Path without prefix, and query: `/order/bill/7?hash=x`. */
export const currentAddress = () => current;

export function setCurrentAddress(address: string): void {
  current = address;
  for (const listener of listeners) listener();
}

export function onAddressChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
