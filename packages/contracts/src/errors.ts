/**
 * Every code that an answer may carry, and its HTTP status. Codes are stable: pages find their text by them.
 * `invalid_request` is this 422 for a body, and 400 (`invalidAddressStatus`) for a path, a query or a header.
 */
export const errorStatus = {
  invalid_request: 422,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  origin_refused: 403,
  rate_limited: 429,
  internal: 500,
  overloaded: 503,

  ticket_unknown: 404,
  ticket_unavailable: 409,
  limit_exceeded: 409,
  price_changed: 409,
  sale_closed: 410,
  extensions_exhausted: 409,
  idempotency_key_reused: 409,
  /** Not every ticket has a price in the currency asked for. */
  currency_unavailable: 409,

  /** The sale has a waiting room, and whoever asks has not been let in. */
  admission_required: 403,
  /** Others are before this place. */
  not_your_turn: 409,
  /** Places cannot be taken yet, or not any more. */
  waiting_room_closed: 409,

  /** A bundle is held whole or not at all, and some of its performances have too little left. */
  bundle_unavailable: 409,

  basket_empty: 409,
  hold_expired: 409,
  recaptcha_failed: 403,
  acquisition_unavailable: 409,
  /** So many orders of the same browser, e-mail address or network wait to be paid that one of them must end first. */
  too_many_open_orders: 409,
  /** The same browser, e-mail address or network would have more free tickets for an event than are given within a day. */
  too_many_free_tickets: 409,
  /** Paid, cancelled or expired: nothing more can be done to it. */
  order_closed: 409,
  /** The books of the day on which it was paid are closed: its bill stays as it was. */
  books_closed: 409,
  order_not_paid: 409,
  /** These tickets cannot be returned: the date is what was bought, or the time for it is over. */
  return_closed: 409,
  /** These tickets cannot be exchanged for another date: too late, by no rule of the seller, or somebody else has one of them. */
  exchange_closed: 409,
  /** Money of the order went back at the provider: for which tickets, a person decides first. */
  return_under_review: 409,
  /** The ticket changes hands no more: somebody was let in with it, it has begun or is called off, or it was handed on too often. */
  transfer_refused: 409,
  /** The sale has begun, or is not to begin: there is nothing to be reminded of. */
  sale_not_ahead: 409,
  /** The link of a mail is too old. */
  link_expired: 410,
  /** Tickets that wholly meet a wish can be bought: nobody need wait for them. */
  tickets_available: 409,
  /** What was kept for somebody who waits is kept no more. */
  offer_ended: 409,
  /** A code takes nothing off what is to be ordered: it is unknown, over, used up, or for something else. */
  voucher_refused: 409,
  /** What a code opened, and is withheld from everybody else, is ordered with that code. */
  voucher_required: 409,
  certificate_unknown: 404,
  certificate_spent: 409,
  /** The gift certificate has less than has to be paid at once. */
  certificate_short: 409,
  provider_unavailable: 503,
  signature_invalid: 401,

  /** Nobody is signed in, or not any more. */
  signed_out: 401,
  /** No passkey of ours signed what it was asked to sign, here and in time. */
  passkey_refused: 401,
  /** No role of the account allows it, or none that counts for this. */
  not_permitted: 403,
  /** The act wants a passkey's touch that was asked for it and for nothing else. */
  step_up_required: 403,
  /** What it would do is not what was looked at: somebody or something was quicker. */
  preview_changed: 409,
  /** The account has no passkey that could be touched. */
  passkey_missing: 409,
  /** Nobody would be left who can give roles. */
  last_owner: 409,
  /** The account is there already, with other roles. */
  account_exists: 409,
  /** Two people, and not one twice. */
  own_request: 409,
  /** More than fit into one file: it is to be asked for in parts. */
  too_many_rows: 409,
  /** What would go back is not the sum that was agreed to: somebody else has changed the order meanwhile. */
  refund_changed: 409,
  refund_too_much: 409,
  /** Something of it was spent, or a part of it was wanted: it goes back whole. */
  gift_card_spent: 409,
  /** Tickets of a bundle that goes back whole: others of it would stay. */
  bundle_broken: 409,
  /** The same mail waits to be sent. */
  mail_under_way: 409,
  /** Nobody is known any more to whom it could be told. */
  buyer_forgotten: 409,
  nothing_changes: 409,
  no_invoice: 409,
  /** A transfer was entered; a second one must say that it is another. */
  transfer_known: 409,
  /** Some of the places that were named for vouchers are not free, or there are too few. */
  places_not_free: 409,
  /** All seats that were named are sold, or in baskets. */
  seats_taken: 409,
  /** Some of what was to be sold at the counter is somebody else's by now. */
  tickets_taken: 409,
  /** Some of the places that tickets were to be moved to are somebody else's by now. */
  places_taken: 409,
  /** What is to be paid or given back for a move is not what was agreed to. */
  difference_changed: 409,
  /** Whoever holds a ticket of it may be inside. */
  performance_begun: 409,
  /** Money was counted that is not what must be there, and nobody has said why. */
  difference_unexplained: 409,
  till_moved: 409,
  /** The order has an address already: it is corrected, not given. */
  address_known: 409,
  /** None of the seats that were named is withheld. */
  seats_not_withheld: 409,
  /** The performance is being called off already. */
  call_off_under_way: 409,
  /** All of it is given back, or it is played after all: there is nothing to pause. */
  call_off_over: 409,
  /** The catalogue does not take the performance like this: its sale would end before it begins, for example. */
  change_refused: 409,
  into_past: 409,
  hall_taken: 409,
  /** Somebody has asked the doctor before. */
  doctor_under_way: 409,
  /** Some sale is being rehearsed; one at a time. */
  rehearsal_under_way: 409,
  rehearsal_over: 409,
  /** Nothing of the performance can be had. */
  nothing_to_rehearse: 409,
  /** A sale is about to open, or people wait for one: a rehearsal would take from them. */
  sale_too_near: 409,
  /** Somebody still owes them something, or they owe it: they cannot be forgotten yet. */
  buyer_still_needed: 409,
  /** Its day is not over, or was closed before. */
  period_not_closable: 409,
  /** Money moved of which the books do not say yet what it was for. */
  books_incomplete: 409,
  /** A payout of that name of that provider is in the books. */
  payout_known: 409,
  /** The sale of one of the performances has a waiting room already. */
  waiting_room_on: 409,
  /** Nothing is sent there until it is turned on. */
  webhook_off: 409,
  /** Somebody has issued a voucher under a code that is read the same. */
  code_taken: 409,
  /** Some of the performances cannot be changed like this; the preview says which and why. */
  performances_refused: 409,
  /** Somebody else has changed the same item of the draft since it was opened. */
  draft_changed: 409,
  /** The import would refuse it, or the catalogue has changed where the draft does. */
  draft_refused: 409,
  publication_undone: 409,

  /** Not a JPEG, PNG, WebP or AVIF, whatever it calls itself. */
  picture_unknown: 422,
  /** HEIC, which this server cannot read: it is to be saved as JPEG first. */
  picture_heic: 422,
  /** Cut off or damaged. */
  picture_broken: 422,
  picture_animated: 422,
  /** More pixels than are unpacked. */
  picture_too_large: 422,
  picture_too_small: 422,
  /** Many times longer on one side than on the other. */
  picture_too_narrow: 422,
  /** More bytes than are taken. */
  picture_too_heavy: 413,
  /** Where pictures are kept does not answer, or does not let us in. Nothing was kept. */
  store_unavailable: 503,
  /** The plan is not fit to be sold by, or somebody would lose a seat; the preview says why. */
  plan_refused: 409,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const invalidAddressStatus = 400;

/** Why a field was refused, by the wire or by the rules of a form; pages find their text by these too. */
export const fieldReasons = [
  'required',
  'not_single',
  'wrong_type',
  'bad_format',
  'unknown_value',
  'unknown_field',
  'too_small',
  'too_large',
  'too_short',
  'too_long',
  'out_of_range',
  'forbidden_characters',
  'contains_link',
] as const;
export type FieldReason = (typeof fieldReasons)[number];
