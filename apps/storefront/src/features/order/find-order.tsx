import { useTexts } from '../../i18n/use-texts.ts';
import { EmailForm } from '../../third-parties/bot-protection/email-form.tsx';
import { toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

/** Mails the links of one's orders. The reply never says whether there are any. */
export function FindOrder() {
  const t = useTexts();
  const api = useOrderApi();
  return (
    <section className={styles.view} aria-labelledby="find-order">
      <h2 id="find-order">{t('forms:findOrder')}</h2>
      <p>{t('forms:findOrderText')}</p>
      <EmailForm
        id="find-email"
        texts={{
          label: t('forms:fieldEmail'),
          send: t('forms:findOrderSend'),
          sent: t('forms:findOrderSent'),
        }}
        send={(request) => api.lookUpOrders(request)}
        refusal={(outcome) => refusalText(toRefusal(outcome), t)}
      />
    </section>
  );
}
