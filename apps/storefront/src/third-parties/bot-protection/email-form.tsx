import type { HumanProof } from '@parterre/contracts/bot-protection/human-proof';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { type InterfaceLanguage, isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { type FormEvent, useState } from 'react';
import { type Outcome, toOutcome } from '../../api/outcome.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import button from '../../ui/button.module.css';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './email-form.module.css';
import { honeypotName } from './honeypot.ts';
import { prepareProof, sendWithProof } from './send-with-proof.ts';

export interface EmailRequest extends HumanProof {
  readonly email: string;
  readonly lang: InterfaceLanguage;
}

export interface EmailFormProps {
  readonly id: string;
  readonly texts: {
    readonly label: string;
    readonly hint?: string;
    readonly send: string;
    readonly sent: string;
  };
  readonly send: (request: EmailRequest) => Promise<unknown>;
  /** Why nothing will be mailed, and what to do. */
  readonly refusal: (outcome: Exclude<Outcome<unknown>, { kind: 'done' }>) => string;
}

/** One address, to which something is mailed once whoever asks for it has shown that they are a person. */
export function EmailForm({ id, texts, send, refusal }: EmailFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const site = useSite();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { label, hint } = texts;
  const check = async () => {
    const checked = checkEmail(email);
    if (checked.kind === 'invalid')
      return setFault(
        t(
          checked.fault === 'required'
            ? 'forms:fault_contact_email_required'
            : 'forms:fault_contact_email_other',
        ),
      );
    const lang = isInterfaceLanguage(language) ? language : 'en';
    const outcome = await sendWithProof(site, (proof) =>
      toOutcome(send({ email: checked.value, lang, ...proof })),
    );
    if (outcome.kind === 'done') return setSent(true);
    setFault(refusal(outcome));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={() => prepareProof(site)}>
      <TextField
        id={id}
        label={label}
        {...(hint && { hint })}
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
        {texts.send}
      </button>
      <p role="status">{isSent && texts.sent}</p>
    </form>
  );
}
