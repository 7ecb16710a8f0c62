import type { ErrorCode } from '@parterre/contracts/errors';
import type { Translate } from '../../i18n/translate.ts';

/** Why an order was not made, or a payment not begun, and what to do. */
export function refusalText(code: ErrorCode | 'failed', t: Translate): string {
  switch (code) {
    case 'price_changed':
    case 'acquisition_unavailable':
    case 'basket_empty':
      return t(`forms:orderRefused_${code}`);
    case 'hold_expired':
    case 'sale_closed':
    case 'rate_limited':
      return t(`forms:refusal_${code}`);
    case 'ticket_unavailable':
      return t('forms:refusal_ticket_unavailable', { left: 0 });
    case 'provider_unavailable':
      return t('forms:orderRefused_acquisition_unavailable');
    default:
      return t('forms:refusal_other');
  }
}
