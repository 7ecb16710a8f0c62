import { checkEmail } from '@parterre/domain/contact/check-email';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { type FormEvent, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { honeypotName } from '../../third-parties/bot-protection/honeypot.ts';
import { prepareProof, sendWithProof } from '../../third-parties/bot-protection/send-with-proof.ts';
import button from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './reminder.module.css';
import { useReminderApi } from './reminder-api.ts';
import { reminderRefusal } from './reminder-refusal.ts';
import { saleCalendarFile } from './sale-calendar-file.ts';

/** A date whose sale is still to begin. */
export interface AwaitedDate {
  readonly id: number;
  readonly startedAt: string;
  readonly saleStartsAt: string;
}

export interface ReminderFormProps {
  readonly date: AwaitedDate;
  readonly title: string;
  readonly place: string;
}

/** Two ways to be told when a sale begins: by one's own calendar, which tells nobody, and by mail. */
export function ReminderForm({ date, title, place }: ReminderFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const save = () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    const uid = `sale-${date.id}@${location.hostname}`;
    const summary = t('forms:reminderSummary', { title });
    const note = `${writeTime(date.startedAt, 'datedTime', language)}, ${place}`;
    const { saleStartsAt } = date;
    const file = saleCalendarFile({ uid, summary, note, saleStartsAt, url }, new Date());
    saveFile(file, { name: `${uid}.ics`, type: 'text/calendar' });
  };
  return (
    <div className={styles.ways}>
      <p>
        {t('forms:reminderOf', {
          date: writeTime(date.startedAt, 'datedTime', language),
          time: writeTime(date.saleStartsAt, 'datedTime', language),
        })}
      </p>
      <Button onPress={save}>
        <Icon name="calendar" />
        {t('forms:reminderCalendar')}
      </Button>
      <MailForm performanceId={date.id} />
    </div>
  );
}

function MailForm({ performanceId }: { readonly performanceId: number }) {
  const t = useTexts();
  const language = useLanguage();
  const site = useSite();
  const api = useReminderApi();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const check = checkEmail(email);
    if (check.kind === 'invalid')
      return setFault(
        t(
          check.fault === 'required'
            ? 'forms:fault_contact_email_required'
            : 'forms:fault_contact_email_other',
        ),
      );
    const lang = isInterfaceLanguage(language) ? language : 'en';
    const request = { date_id: performanceId, email: check.value, lang } as const;
    const outcome = await sendWithProof(site, (proof) =>
      toOutcome(api.requestReminder({ ...request, ...proof })),
    );
    if (outcome.kind === 'done') return setSent(true);
    setFault(reminderRefusal(outcome, t));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.mail} noValidate onSubmit={submit} onFocus={() => prepareProof(site)}>
      <TextField
        id="remind-email"
        label={t('forms:reminderMail')}
        hint={t('forms:reminderMailText')}
        value={email}
        fault={fault}
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 320 }}
        onChange={(value) => {
          setEmail(value);
          setFault(undefined);
          setSent(false);
        }}
      />
      <HoneypotField name={honeypotName} />
      <button type="submit" className={`${button.button} ${button.main}`}>
        {t('forms:reminderSend')}
      </button>
      <p role="status">{isSent && t('forms:reminderSent')}</p>
    </form>
  );
}
