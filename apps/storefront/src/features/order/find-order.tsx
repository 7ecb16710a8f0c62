import { checkEmail } from '@parterre/domain/contact/check-email';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { honeypotName } from '../../third-parties/bot-protection/honeypot.ts';
import { prepareProof, sendWithProof } from '../../third-parties/bot-protection/send-with-proof.ts';
import { Button } from '../../ui/button.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toRefusal } from './begin-payment.ts';
import { faultText } from './fault-text.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

/** Mails the links of one's orders. The reply never says whether there are any. */
export function FindOrder() {
  const t = useTexts();
  const language = useLanguage();
  const site = useSite();
  const api = useOrderApi();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const check = checkEmail(email);
    if (check.kind === 'invalid') return setFault(faultText('contact.email', check.fault, t));
    const lang = isInterfaceLanguage(language) ? language : 'en';
    const request = { email: check.value, lang } as const;
    const outcome = await sendWithProof(site, (proof) =>
      toOutcome(api.lookUpOrders({ ...request, ...proof })),
    );
    if (outcome.kind === 'done') return setSent(true);
    setFault(refusalText(toRefusal(outcome), t));
  };
  return (
    <section className={styles.view} aria-labelledby="find-order" onFocus={() => prepareProof(site)}>
      <h2 id="find-order">{t('forms:findOrder')}</h2>
      <p>{t('forms:findOrderText')}</p>
      <TextField
        id="find-email"
        label={t('forms:fieldEmail')}
        value={email}
        fault={fault}
        input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 320 }}
        onChange={(value) => {
          setEmail(value);
          setFault(undefined);
        }}
      />
      <HoneypotField name={honeypotName} />
      <div className={styles.actions}>
        <Button isMain onPress={() => void send()}>
          {t('forms:findOrderSend')}
        </Button>
      </div>
      <p role="status">{isSent && t('forms:findOrderSent')}</p>
    </section>
  );
}
