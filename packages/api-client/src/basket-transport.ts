import { createTransport, type Transport, type TransportOptions } from './transport.ts';

export interface BasketApiOptions extends Omit<TransportOptions, 'address' | 'credentials'> {
  /** Left out, the basket lives on the page's own origin; given, calls to it carry credentials (spec §6). */
  address?: string | undefined;
}

/** How the basket is called, and what lives beside it: orders, proofs of a visit. */
export const basketTransport = ({ address = '', ...options }: BasketApiOptions): Transport =>
  createTransport({ ...options, address, credentials: address ? 'include' : 'same-origin' });
