import type { Problem } from '@parterre/contracts/errors/problem';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Translate } from '../../i18n/translate.ts';

export interface TextContext {
  readonly t: Translate;
  readonly language: LanguageCode;
}

/** The current price of a ticket, fee included. */
function currentPrice(
  problem: Extract<Problem['error'], { code: 'price_changed' }>,
  language: LanguageCode,
): string {
  const [ticket] = problem.tickets;
  const amount = ticket ? ticket.price + ticket.service_fee : problem.total;
  return formatMoney(fromWire(amount, problem.currency_code), language);
}

/** Why the server refused, in the visitor's language. */
export function refusalText(problem: Problem['error'] | undefined, { t, language }: TextContext): string {
  switch (problem?.code) {
    case 'ticket_unavailable':
      return t('forms:refusal_ticket_unavailable', { left: problem.left });
    case 'limit_exceeded':
      return t(`forms:refusal_${problem.event_id ? 'event_limit' : 'limit'}_exceeded`, {
        limit: problem.limit,
      });
    case 'price_changed':
      return t('forms:refusal_price_changed', { amount: currentPrice(problem, language) });
    case 'sale_closed':
    case 'admission_required':
    case 'hold_expired':
    case 'extensions_exhausted':
    case 'rate_limited':
    case 'overloaded':
      return t(`forms:refusal_${problem.code}`);
    default:
      return t('forms:refusal_other');
  }
}
