import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { EmailForm } from '../../third-parties/bot-protection/email-form.tsx';
import { Button } from '../../ui/button.tsx';
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
  const api = useReminderApi();
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
      <EmailForm
        id="remind-email"
        texts={{
          label: t('forms:reminderMail'),
          hint: t('forms:reminderMailText'),
          send: t('forms:reminderSend'),
          sent: t('forms:reminderSent'),
        }}
        send={(request) => api.requestReminder({ date_id: date.id, ...request })}
        refusal={(outcome) => reminderRefusal(outcome, t)}
      />
    </div>
  );
}
