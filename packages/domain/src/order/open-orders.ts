/** Orders that wait to be paid, by what makes them somebody's. All of them keep seats from others. */
export interface OpenOrders {
  /** Of this browser, as far as it keeps its cookie. */
  readonly browser: number;
  readonly email: number;
  /** Of this network address, which a company or a whole town may share. */
  readonly address: number;
  /** Those of `address` that are to be paid by invoice, and keep their seats for days. */
  readonly addressInvoices: number;
}

/** How many of each there may be. */
export type OpenOrderLimits = OpenOrders;

export const openOrderOwners = ['browser', 'email', 'address'] as const;
/** Whose orders have come to their limit. */
export type OpenOrderOwner = (typeof openOrderOwners)[number];

export interface ReachedLimit {
  readonly owner: OpenOrderOwner;
  readonly limit: number;
}

/** Which limit forbids one more order; undefined when none does. */
export function findReachedLimit(
  open: OpenOrders,
  limits: OpenOrderLimits,
  isByInvoice: boolean,
): ReachedLimit | undefined {
  const owner = openOrderOwners.find((one) => open[one] >= limits[one]);
  if (owner) return { owner, limit: limits[owner] };
  return isByInvoice && open.addressInvoices >= limits.addressInvoices
    ? { owner: 'address', limit: limits.addressInvoices }
    : undefined;
}
