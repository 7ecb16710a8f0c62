import type { FieldFault, Problem } from '@parterre/contracts/errors/problem';
import type { CompanyFault } from '@parterre/domain/contact/check-company';
import type { FormFault } from '@parterre/domain/contact/check-contact';
import type { GiftCardFault } from '@parterre/domain/gift-cards/check-gift-card';
import type { InvoiceRefusal } from '@parterre/domain/order/invoice-terms';
import type { OpenOrderOwner } from '@parterre/domain/order/open-orders';
import type { SaleState } from '@parterre/domain/price/sale-state';
import type { TransferRefusal } from '@parterre/domain/tickets/ticket-transfer';
import type { VoucherRefusal } from '@parterre/domain/vouchers/voucher';
import { makeProblem } from '../../../problems/problem.ts';

/** Why something was not done with an order. */
export type OrderRefusal =
  | {
      readonly kind: 'invalid-contact';
      readonly faults: readonly (FormFault | PhoneFault | GiftCardFault | CompanyFault)[];
    }
  | { readonly kind: 'basket-empty' }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'sale-closed'; readonly state: SaleState }
  | { readonly kind: 'price-changed'; readonly currency: string; readonly total: number }
  | { readonly kind: 'acquisition-unavailable'; readonly reason: InvoiceRefusal }
  | { readonly kind: 'too-many-open-orders'; readonly owner: OpenOrderOwner; readonly limit: number }
  | { readonly kind: 'too-many-free-tickets'; readonly owner: OpenOrderOwner; readonly limit: number }
  | { readonly kind: 'voucher-refused'; readonly code: string; readonly reason: VoucherRefusal }
  | { readonly kind: 'voucher-required' }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'order-closed' }
  | { readonly kind: 'books-closed' }
  | { readonly kind: 'order-not-paid' }
  | { readonly kind: 'return-closed' }
  | { readonly kind: 'return-under-review' }
  | { readonly kind: 'refund-changed' }
  | { readonly kind: 'exchange-closed' }
  | { readonly kind: 'difference-changed' }
  | { readonly kind: 'not-admitted'; readonly room: number }
  | { readonly kind: 'ticket-unknown' }
  | { readonly kind: 'transfer-refused'; readonly reason: TransferRefusal }
  | { readonly kind: 'certificate-unknown' }
  | { readonly kind: 'certificate-spent' }
  | { readonly kind: 'certificate-short' }
  | { readonly kind: 'provider-unavailable' };

export interface PhoneFault {
  readonly field: 'contact.phone';
  readonly fault: 'bad_format';
}

export const refuse = <Refusal extends OrderRefusal>(refusal: Refusal) =>
  ({ kind: 'refused', refusal }) as const;

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: OrderRefusal;
}

export function orderProblem(refusal: OrderRefusal): Problem {
  switch (refusal.kind) {
    case 'invalid-contact':
      return makeProblem('invalid_request', 'The form is not filled in rightly.', {
        details: refusal.faults.map(
          ({ field, fault }): FieldFault => ({ field, reason: fault, message: fault }),
        ),
      });
    case 'basket-empty':
      return makeProblem('basket_empty', 'There is nothing in the basket.');
    case 'hold-expired':
      return makeProblem('hold_expired', 'The hold has ended; take it back first.');
    case 'sale-closed':
      return makeProblem('sale_closed', 'It is not on sale.', { sale_state: refusal.state });
    case 'price-changed': {
      const { currency: currency_code, total } = refusal;
      return makeProblem('price_changed', 'It costs something else, or in another currency.', {
        currency_code,
        total,
        tickets: [],
      });
    }
    case 'acquisition-unavailable':
      return makeProblem('acquisition_unavailable', 'It cannot be paid in this way.', {
        reason: refusal.reason,
      });
    case 'too-many-open-orders': {
      const { owner, limit } = refusal;
      return makeProblem('too_many_open_orders', 'Too many orders wait to be paid.', { owner, limit });
    }
    case 'too-many-free-tickets': {
      const { owner, limit } = refusal;
      return makeProblem('too_many_free_tickets', 'Too many free tickets for one event in a day.', {
        owner,
        limit,
      });
    }
    case 'voucher-refused': {
      const { code: voucher_code, reason } = refusal;
      return makeProblem('voucher_refused', 'This code takes nothing off.', { voucher_code, reason });
    }
    case 'voucher-required':
      return makeProblem(
        'voucher_required',
        'Some of these tickets are only sold with the code that opened them.',
      );
    case 'key-reused':
      return makeProblem('idempotency_key_reused', 'This key was used for something else.');
    case 'not-found':
      return makeProblem('not_found', 'There is no such order.');
    case 'order-closed':
      return makeProblem('order_closed', 'Nothing more can be done to it.');
    case 'books-closed':
      return makeProblem('books_closed', 'Its books are closed: the bill stays as it was.');
    case 'order-not-paid':
      return makeProblem('order_not_paid', 'It has not been paid.');
    case 'return-closed':
      return makeProblem('return_closed', 'These tickets cannot be returned.');
    case 'return-under-review':
      return makeProblem(
        'return_under_review',
        'Money of this order went back before; a person is looking at it.',
      );
    case 'exchange-closed':
      return makeProblem('exchange_closed', 'These tickets cannot be exchanged.');
    case 'difference-changed':
      return makeProblem(
        'difference_changed',
        'What the other date costs more or less is not what was shown.',
      );
    case 'not-admitted':
      return makeProblem('admission_required', 'Whoever takes places there has waited for their turn.', {
        waiting_room: refusal.room,
      });
    case 'refund-changed':
      return makeProblem('refund_changed', 'What would come back is not what was shown.');
    case 'ticket-unknown':
      return makeProblem('ticket_unknown', 'It has no such ticket that is still good.');
    case 'transfer-refused':
      return makeProblem('transfer_refused', 'This ticket changes hands no more.', {
        reason: refusal.reason,
      });
    case 'certificate-unknown':
      return makeProblem('certificate_unknown', 'There is no such certificate.');
    case 'certificate-spent':
      return makeProblem('certificate_spent', 'Nothing is left on it.');
    case 'certificate-short':
      return makeProblem('certificate_short', 'It has less than has to be paid at once.');
    case 'provider-unavailable':
      return makeProblem('provider_unavailable', 'The payment provider does not answer. Try again.');
  }
}
