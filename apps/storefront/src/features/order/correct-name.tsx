import type { Order } from '@parterre/contracts/orders/order';
import { checkName } from '@parterre/domain/contact/check-name';
import { type FormEvent, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import button from '../../ui/button.module.css';
import disclosure from '../../ui/disclosure.module.css';
import { TextField } from '../../ui/form/text-field.tsx';
import { toRefusal } from './begin-payment.ts';
import { faultText } from './fault-text.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

export interface CorrectNameProps {
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
}

/** For a slip in the buyer's own name: bills and mails show it. */
export function CorrectName({ order: { token, contact }, onChanged }: CorrectNameProps) {
  const t = useTexts();
  const api = useOrderApi();
  const [name, setName] = useState(contact.name);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const checked = checkName(name);
    if (checked.kind === 'invalid') return setFault(faultText('contact.name', checked.fault, t));
    const outcome = await toOutcome(api.correctName(token, { name: checked.value }));
    if (outcome.kind === 'done') return onChanged(outcome.answer);
    setFault(refusalText(toRefusal(outcome), t));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <details className={disclosure.disclosure}>
      <summary>{t('forms:nameCorrect', { name: contact.name })}</summary>
      <form className={styles.holderForm} noValidate onSubmit={submit}>
        <TextField
          id="buyer-name"
          label={t('forms:fieldName')}
          value={name}
          fault={fault}
          input={{ type: 'text', autoComplete: 'name', maxLength: 300 }}
          onChange={(value) => {
            setName(value);
            setFault(undefined);
          }}
        />
        <button type="submit" className={button.button}>
          {t('forms:transferSave')}
        </button>
      </form>
    </details>
  );
}
