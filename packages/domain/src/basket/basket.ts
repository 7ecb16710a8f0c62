/** Lines whose hold has ended stay listed as released until they are taken back or removed (product §6). */
export type TicketState = 'held' | 'released';

/** Spec §3, with the parts of product §6 that rules read. Amounts are decimals, as on the wire. */
export interface BasketTicket {
  readonly id: string;
  readonly count: number;
  /** For one ticket, without its service fee. */
  readonly price: number;
  readonly extra: {
    readonly service_fee: number;
    readonly event: { readonly id: number };
    readonly date: { readonly id: number };
    /** Null for general admission. */
    readonly seat: object | null;
    readonly state: TicketState;
  };
}

/** What one ticket costs, as far as prices are compared or set. */
export type TicketPrice = Pick<BasketTicket, 'price'> & {
  readonly extra: Pick<BasketTicket['extra'], 'service_fee'>;
};

export const isHeld = (ticket: BasketTicket): boolean => ticket.extra.state === 'held';

/** The same line at another price. */
export const priced = <Ticket extends BasketTicket>(ticket: Ticket, at: TicketPrice): Ticket => ({
  ...ticket,
  price: at.price,
  extra: { ...ticket.extra, service_fee: at.extra.service_fee },
});
