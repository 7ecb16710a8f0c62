import type { Outcome } from '../../api/outcome.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Why nobody will be reminded, and what to do. */
export function reminderRefusal(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>, t: Translate): string {
  if (outcome.kind === 'failed') return t('forms:reminderFailed');
  const { code } = outcome.problem;
  switch (code) {
    case 'rate_limited':
    case 'overloaded':
      return t(`forms:refusal_${code}`);
    case 'recaptcha_failed':
      return t('forms:orderRefused_recaptcha_failed');
    case 'sale_not_ahead':
    case 'not_found':
    case 'link_expired':
      return t(`forms:reminderRefused_${code}`);
    case 'invalid_request':
      return t('forms:fault_contact_email_other');
    default:
      return t('forms:reminderFailed');
  }
}
