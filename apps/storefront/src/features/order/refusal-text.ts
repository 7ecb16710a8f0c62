import type { Translate } from '../../i18n/translate.ts';
import type { Refusal } from './begin-payment.ts';

const codes = ['certificate_unknown', 'certificate_spent', 'order_closed', 'sale_closed', 'failed'] as const;

/** Why a payment was refused on the page before this one. */
export function readRefusal(text: string | null): Refusal | undefined {
  const code = codes.find((existing) => existing === text);
  return code && { code };
}

/** Why an order was not made, or a payment not begun, and what to do. */
export function refusalText(refusal: Refusal, t: Translate): string {
  switch (refusal.code) {
    case 'acquisition_unavailable':
      return refusal.reason === 'not_offered'
        ? t('forms:orderRefused_acquisition_unavailable')
        : t(`forms:invoice_${refusal.reason}`);
    case 'too_many_open_orders':
      return refusal.owner === 'address'
        ? t('forms:openOrders_address')
        : t('forms:openOrders_own', { limit: refusal.limit });
    case 'too_many_free_tickets':
      return refusal.owner === 'address'
        ? t('forms:freeTickets_address')
        : t('forms:freeTickets_own', { limit: refusal.limit });
    case 'voucher_refused':
      return `${refusal.voucher_code}: ${t(`forms:codeRefused_${refusal.reason}`)}`;
    case 'transfer_refused':
      return t(`forms:transferRefused_${refusal.reason}`);
    case 'ticket_unknown':
    case 'refund_changed':
    case 'exchange_closed':
    case 'difference_changed':
    case 'price_changed':
    case 'currency_changed':
    case 'basket_empty':
    case 'voucher_required':
    case 'certificate_unknown':
    case 'certificate_spent':
    case 'certificate_short':
    case 'books_closed':
    case 'order_closed':
    case 'sale_closed':
    case 'return_closed':
    case 'return_under_review':
    case 'order_not_paid':
    case 'recaptcha_failed':
      return t(`forms:orderRefused_${refusal.code}`);
    case 'admission_required':
    case 'hold_expired':
    case 'rate_limited':
    case 'overloaded':
      return t(`forms:refusal_${refusal.code}`);
    case 'ticket_unavailable':
      return t('forms:refusal_ticket_unavailable', { left: 0 });
    case 'not_found':
      return t('forms:orderMissing');
    case 'provider_unavailable':
      return t('forms:orderRefused_acquisition_unavailable');
    default:
      return t('forms:refusal_other');
  }
}
