import type { Order } from '@parterre/contracts/orders/order';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { checkName } from '@parterre/domain/contact/check-name';
import { type FormEvent, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import button from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { toRefusal } from './begin-payment.ts';
import { faultText } from './fault-text.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

export interface TransferTicketProps {
  readonly token: string;
  readonly ticket: Order['tickets'][number];
  readonly onChanged: (order: Order) => void;
}

/** Hands a ticket to another person, or takes it back from them. */
export function TransferTicket({ token, ticket, onChanged }: TransferTicketProps) {
  const t = useTexts();
  if (!ticket.holder)
    return (
      <details className={disclosure.disclosure}>
        <summary>{t('forms:ticketTransfer')}</summary>
        <p>{t('forms:transferText')}</p>
        <HolderForm token={token} ticket={ticket} onChanged={onChanged} />
      </details>
    );
  return (
    <>
      {ticket.holder.email && (
        <details className={disclosure.disclosure}>
          <summary>{t('forms:transferCorrect')}</summary>
          <HolderForm token={token} ticket={ticket} onChanged={onChanged} />
        </details>
      )}
      <TakeBack token={token} ticket={ticket} onChanged={onChanged} />
    </>
  );
}

/** With the address of whoever has it already, it corrects their name; with another, somebody else gets it. */
function HolderForm({ token, ticket: { number, holder }, onChanged }: TransferTicketProps) {
  const t = useTexts();
  const api = useOrderApi();
  const [name, setName] = useState(holder?.name ?? '');
  const [email, setEmail] = useState(holder?.email ?? '');
  const [faults, setFaults] = useState<{ readonly name?: string; readonly email?: string }>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const [checkedName, checkedEmail] = [checkName(name), checkEmail(email)];
    if (checkedName.kind === 'invalid' || checkedEmail.kind === 'invalid')
      return setFaults({
        ...(checkedName.kind === 'invalid' && { name: faultText('contact.name', checkedName.fault, t) }),
        ...(checkedEmail.kind === 'invalid' && {
          email: faultText('contact.email', checkedEmail.fault, t),
        }),
      });
    if (isSending) return;
    setSending(true);
    const request = { ticket_number: number, name: checkedName.value, email: checkedEmail.value };
    const outcome = await toOutcome(api.transferTicket(token, request));
    setSending(false);
    if (outcome.kind === 'done') return onChanged(outcome.answer);
    setRefusal(refusalText(toRefusal(outcome), t));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const change = (field: 'name' | 'email', set: (value: string) => void) => (value: string) => {
    set(value);
    setFaults(({ [field]: _, ...others }) => others);
    setRefusal(undefined);
  };
  return (
    <form className={styles.holderForm} noValidate onSubmit={submit}>
      <TextField
        id={`holder-name-${number}`}
        label={t('forms:fieldName')}
        value={name}
        fault={faults.name}
        input={{ type: 'text', autoComplete: 'off', maxLength: 300 }}
        onChange={change('name', setName)}
      />
      <TextField
        id={`holder-email-${number}`}
        label={t('forms:reminderMail')}
        value={email}
        fault={faults.email}
        input={{ type: 'email', autoComplete: 'off', inputMode: 'email', maxLength: 320 }}
        onChange={change('email', setEmail)}
      />
      <button type="submit" className={button.button}>
        {t(holder ? 'forms:transferSave' : 'forms:transferSend')}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  );
}

function TakeBack({ token, ticket: { number }, onChanged }: TransferTicketProps) {
  const t = useTexts();
  const api = useOrderApi();
  const [refusal, setRefusal] = useState<string>();
  const takeBack = async () => {
    const outcome = await toOutcome(api.takeTicketBack(token, { ticket_number: number }));
    if (outcome.kind === 'done') return onChanged(outcome.answer);
    setRefusal(refusalText(toRefusal(outcome), t));
  };
  return (
    <details className={disclosure.disclosure}>
      <summary>{t('forms:ticketTakeBack')}</summary>
      <p>{t('forms:takeBackText')}</p>
      <Button onPress={() => void takeBack()}>{t('forms:ticketTakeBack')}</Button>
      {refusal && <p role="alert">{refusal}</p>}
    </details>
  );
}
