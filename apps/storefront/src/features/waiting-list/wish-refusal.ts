import type { Outcome } from '../../api/outcome.ts';
import type { Translate } from '../../i18n/translate.ts';

type Refused = Exclude<Outcome<unknown>, { kind: 'done' }>;

/** Why nobody waits now, or nothing could be taken, and what to do. */
export function wishRefusal(outcome: Refused, t: Translate): string {
  if (outcome.kind === 'failed') return t('forms:wishFailed');
  const { problem } = outcome;
  switch (problem.code) {
    case 'rate_limited':
    case 'overloaded':
      return t(`forms:refusal_${problem.code}`);
    case 'recaptcha_failed':
      return t('forms:orderRefused_recaptcha_failed');
    case 'limit_exceeded':
      return t('forms:wishRefused_limit_exceeded', { limit: problem.limit });
    case 'tickets_available':
    case 'offer_ended':
    case 'sale_closed':
    case 'not_found':
      return t(`forms:wishRefused_${problem.code}`);
    case 'invalid_request':
      return invalidText(
        problem.details.map(({ field }) => field),
        t,
      );
    default:
      return t('forms:wishFailed');
  }
}

function invalidText(fields: readonly string[], t: Translate): string {
  if (fields.includes('token')) return t('forms:wishRefused_not_found');
  if (fields.includes('email')) return t('forms:fault_contact_email_other');
  if (fields.some((field) => field.startsWith('zones'))) return t('forms:wishRefused_zones');
  if (fields.some((field) => field.startsWith('date_ids'))) return t('forms:wishRefused_dates');
  return t('forms:wishRefused_price');
}
