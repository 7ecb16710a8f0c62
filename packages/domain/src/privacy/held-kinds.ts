/** How long something of a person is held while nobody asks for more, and what becomes of it when they are forgotten. */
interface Retention {
  readonly until:
    | 'asked'
    /** Until they were told what they wait for. */
    | 'told'
    /** For as long as the books must be kept. */
    | 'law'
    | 'always';
  readonly whenForgotten:
    | 'erased'
    /** That it was stays, of whom does not. */
    | 'without_person'
    /** As it is: it names nobody. */
    | 'kept';
}

/** What a house holds of an address. */
export const heldKinds = {
  /** What was bought, when and for how much. */
  purchases: { until: 'law', whenForgotten: 'kept' },
  /** Name, address and telephone number, in orders, and whom their bills are made out to. */
  contacts: { until: 'asked', whenForgotten: 'erased' },
  /** What was agreed to, when, in which words and from where. */
  consents: { until: 'law', whenForgotten: 'without_person' },
  /** What colleagues wrote of an order. */
  notes: { until: 'asked', whenForgotten: 'erased' },
  /** Which were sent, and when. */
  mails: { until: 'law', whenForgotten: 'without_person' },
  /** Mails themselves, where no mail server is named. */
  mail_files: { until: 'asked', whenForgotten: 'erased' },
  /** That the links of all orders were asked for. */
  lookups: { until: 'asked', whenForgotten: 'erased' },
  /** Of sales that are to begin. */
  reminders: { until: 'told', whenForgotten: 'erased' },
  /** Of tickets that somebody waits for. */
  wishes: { until: 'told', whenForgotten: 'erased' },
  /** Tickets that somebody else bought and handed to them. */
  received_tickets: { until: 'asked', whenForgotten: 'erased' },
  /** Words and addresses on gift cards that were bought for them or by them. */
  gift_cards: { until: 'asked', whenForgotten: 'erased' },
  /** Phones that are told when a ticket on them changes. */
  wallet_passes: { until: 'asked', whenForgotten: 'erased' },
  /** What people of the house did to these orders. */
  audit: { until: 'always', whenForgotten: 'kept' },
} as const satisfies Record<string, Retention>;

export type HeldKind = keyof typeof heldKinds;

export const heldKindNames = Object.keys(heldKinds) as readonly HeldKind[];

/** Why a buyer cannot be forgotten yet. */
export const openReasons = [
  'awaits_payment',
  'payment_under_way',
  'refund_under_way',
  'refund_owed',
  'receipt_outstanding',
] as const;
export type OpenReason = (typeof openReasons)[number];
