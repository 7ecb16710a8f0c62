import type { Translate } from '../../i18n/translate.ts';
import type { Refusal } from './begin-payment.ts';

const codes = ['certificate_unknown', 'certificate_spent', 'order_closed', 'sale_closed', 'failed'] as const;

/** Why a payment was refused on the page before this one. */
export const readRefusal = (text: string | null): Refusal | undefined => codes.find((code) => code === text);

/** Why an order was not made, or a payment not begun, and what to do. */
export function refusalText(code: Refusal, t: Translate): string {
  switch (code) {
    case 'price_changed':
    case 'acquisition_unavailable':
    case 'basket_empty':
    case 'certificate_unknown':
    case 'certificate_spent':
    case 'order_closed':
    case 'sale_closed':
      return t(`forms:orderRefused_${code}`);
    case 'hold_expired':
    case 'rate_limited':
    case 'overloaded':
      return t(`forms:refusal_${code}`);
    case 'ticket_unavailable':
      return t('forms:refusal_ticket_unavailable', { left: 0 });
    case 'provider_unavailable':
      return t('forms:orderRefused_acquisition_unavailable');
    default:
      return t('forms:refusal_other');
  }
}
