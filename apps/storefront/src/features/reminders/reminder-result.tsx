import type { Reminder } from '@parterre/contracts/reminders/reminder';
import { useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { type Outcome, toOutcome } from '../../api/outcome.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useReminderApi } from './reminder-api.ts';
import { isDeadLink, linkRefusal } from './reminder-refusal.ts';

interface ReminderLinkProps {
  /** Of the link in a mail. */
  readonly token: string;
}

/** A person presses: programs that look through mails follow its links, too. */
export function ConfirmReminder({ token }: ReminderLinkProps) {
  const t = useTexts();
  const language = useLanguage();
  const link = useLinks();
  const api = useReminderApi();
  const [outcome, setOutcome] = useState<Outcome<Reminder>>();
  const confirm = async () => setOutcome(await toOutcome(api.confirmReminder(token)));
  if (outcome?.kind !== 'done')
    return (
      <>
        <p>{t('forms:reminderConfirmText')}</p>
        <Button isMain onPress={() => void confirm()}>
          {t('forms:reminderConfirm')}
        </Button>
        <p role="alert">{outcome && linkRefusal(outcome, t)}</p>
      </>
    );
  const { event, sale_starts_at } = outcome.answer;
  const time = sale_starts_at && writeTime(sale_starts_at, 'datedTime', language);
  return (
    <>
      <p role="status">
        {time
          ? t('forms:reminderConfirmed', { title: event.title, time })
          : t('forms:reminderConfirmedNow', { title: event.title })}
      </p>
      <ButtonLink href={link(paths.event(event.id))}>{t('forms:reminderEvent')}</ButtonLink>
    </>
  );
}

/** One tap in the mail is enough. */
export function CancelReminder({ token }: ReminderLinkProps) {
  const t = useTexts();
  const link = useLinks();
  const api = useReminderApi();
  const [outcome, setOutcome] = useState<Outcome<object>>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again with each attempt
  useEffect(() => {
    let isStopped = false;
    void toOutcome(api.cancelReminder(token)).then((answer) => isStopped || setOutcome(answer));
    return () => {
      isStopped = true;
    };
  }, [api, token, attempt]);
  if (!outcome) return null;
  return (
    <>
      {outcome.kind === 'done' ? (
        <p role="status">{t('forms:reminderCancelled')}</p>
      ) : (
        <>
          <p role="alert">{linkRefusal(outcome, t)}</p>
          {!isDeadLink(outcome) && <Button onPress={() => setAttempt(attempt + 1)}>{t('tryAgain')}</Button>}
        </>
      )}
      <ButtonLink href={link(paths.events())}>{t('pages:toEvents')}</ButtonLink>
    </>
  );
}
