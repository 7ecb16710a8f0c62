import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/** How the public API is called. Apart from the table of its calls, so that a page has the few that it makes without it. */
export const publicTransport = (options: Omit<TransportOptions, 'credentials'>): Transport =>
  createTransport({ ...options, credentials: 'omit' });
