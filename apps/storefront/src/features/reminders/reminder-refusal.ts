import type { Outcome } from '../../api/outcome.ts';
import type { Translate } from '../../i18n/translate.ts';

type Refused = Exclude<Outcome<unknown>, { kind: 'done' }>;

/** Whether a link that was cut short on its way, or leads to no reminder, was followed: the next time it would be the same. */
export const isDeadLink = (outcome: Refused): boolean =>
  outcome.kind === 'refused' && ['invalid_request', 'not_found'].includes(outcome.problem.code);

/** Why a link of a mail did nothing, and what to do. */
export const linkRefusal = (outcome: Refused, t: Translate): string =>
  isDeadLink(outcome) ? t('forms:reminderRefused_not_found') : reminderRefusal(outcome, t);

/** Why nobody will be reminded, and what to do. */
export function reminderRefusal(outcome: Refused, t: Translate): string {
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
