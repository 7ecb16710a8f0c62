import { type WebhookEvent, webhookEvents } from '@parterre/domain/webhooks/webhook-events';
import { type FormEvent, useState } from 'react';
import { Checkbox, CheckboxGroup, FieldError, Label } from 'react-aria-components';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import choices from '../../ui/choices.module.css';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './webhooks.module.css';

interface Draft {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

interface Props {
  readonly first: Draft;
  readonly act: string;
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly onSubmit: (draft: { url: string; events: WebhookEvent[] }) => void;
}

/** Where messages go, and which. */
export function EndpointForm({ first, act, isBusy, failure, onSubmit }: Props) {
  const all = useTexts();
  const { webhook: texts } = all;
  const [url, setUrl] = useState(first.url);
  const [events, setEvents] = useState<readonly string[]>(first.events);
  const [isChecked, setIsChecked] = useState(false);
  const faults = readFieldFaults(failure, all);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const chosen = webhookEvents.filter((one) => events.includes(one));
    if (chosen.length > 0 && url.trim() !== '') onSubmit({ url: url.trim(), events: chosen });
  };
  const urlFault = isChecked && url.trim() === '' ? all.faults.required : faults.url && texts.urlBad;
  const eventsFault = isChecked && events.length === 0 ? texts.eventsMissing : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.url}
        name="url"
        hint={texts.urlHint}
        value={url}
        onChange={setUrl}
        maxLength={2000}
        fault={urlFault}
      />
      <CheckboxGroup
        className={choices.choices ?? ''}
        value={[...events]}
        onChange={setEvents}
        isInvalid={eventsFault !== undefined}
        validationBehavior="aria"
      >
        <Label className={field.label ?? ''}>{texts.eventsLabel}</Label>
        {webhookEvents.map((event) => (
          <Checkbox key={event} value={event} className={choices.choice ?? ''}>
            <span className={choices.box} aria-hidden="true" />
            <span>{texts.events[event]}</span>
            <code>{event}</code>
          </Checkbox>
        ))}
        <FieldError className={field.fault ?? ''}>{eventsFault}</FieldError>
      </CheckboxGroup>
      {failure !== null && failure !== undefined && !faults.url && (
        <Notice kind="fault">{describeFailure(failure, all)}</Notice>
      )}
      <div className={styles.acts}>
        <Button type="submit" look="main" isBusy={isBusy}>
          {act}
        </Button>
      </div>
    </form>
  );
}
