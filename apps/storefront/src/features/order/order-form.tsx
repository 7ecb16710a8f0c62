import { checkEmail } from '@parterre/domain/contact/check-email';
import { suggestEmail } from '@parterre/domain/contact/suggest-email';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { InvoiceOffer } from '@parterre/domain/order/invoice-terms';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { honeypotName } from '../../third-parties/bot-protection/honeypot.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { faultText } from './fault-text.ts';
import styles from './order.module.css';
import { type OrderField, orderFields } from './order-form-values.ts';
import { OrderTerms } from './order-terms.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { refusalText } from './refusal-text.ts';
import { type OrderFormOptions, useOrderForm } from './use-order-form.ts';

export interface OrderFormProps extends OrderFormOptions {
  readonly invoice: InvoiceOffer | undefined;
  readonly hasWithdrawalRight: boolean;
  /** Beside the button on phones, where both stay in sight. */
  readonly timeLeft: ReactNode;
  readonly onTyping: () => void;
  /** What it costs is not known for a moment. */
  readonly isWaiting: boolean;
}

/** Contact and payment. One page, no account, and no more to tick than somebody wants. */
export function OrderForm(props: OrderFormProps) {
  const { invoice, hasWithdrawalRight, timeLeft, onTyping, isWaiting, ...use } = props;
  const { currency } = use;
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const form = useOrderForm(use);
  const { values, faults, change, check } = form;
  const faultMessage = (field: OrderField) => {
    const reason = faults[field];
    return reason === undefined ? undefined : faultText(field, reason, t);
  };
  const summaryFaults = orderFields.flatMap((field) => {
    const text = faultMessage(field);
    return text ? [{ field, text }] : [];
  });
  const suggestedEmail = suggestEmail(values.email.trim());
  return (
    <form
      className={styles.form}
      noValidate
      onFocus={form.prepare}
      onInput={onTyping}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.showsSummary && summaryFaults.length > 0 && (
        <ErrorSummary
          title={t('forms:errorSummary', { count: summaryFaults.length })}
          faults={summaryFaults}
        />
      )}
      <fieldset className={styles.group}>
        <legend>{t('forms:orderContact')}</legend>
        <TextField
          id="contact.name"
          label={t('forms:fieldName')}
          hint={t('forms:fieldNameHint')}
          value={values.name}
          fault={faultMessage('contact.name')}
          input={{ autoComplete: 'name', maxLength: 300 }}
          onChange={(name) => change({ name })}
          onBlur={() => check('contact.name')}
        />
        <TextField
          id="contact.email"
          label={t('forms:fieldEmail')}
          hint={t('forms:fieldEmailHint')}
          value={values.email}
          fault={faultMessage('contact.email')}
          input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 320 }}
          onChange={(email) => change({ email })}
          onBlur={() => check('contact.email')}
        >
          {suggestedEmail && (
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => change({ email: suggestedEmail })}
            >
              {t('forms:emailMeant', { email: suggestedEmail })}
            </button>
          )}
        </TextField>
        <TextField
          id="contact.phone"
          label={t('forms:fieldPhone')}
          optional={t('forms:optional')}
          hint={t('forms:fieldPhoneHint')}
          value={values.phone}
          fault={faultMessage('contact.phone')}
          input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 64 }}
          onChange={(phone) => change({ phone })}
        />
        <Checkbox
          id="remember-contact"
          isChecked={values.isRemembered}
          onCheck={(isRemembered) => change({ isRemembered })}
        >
          {t('forms:rememberContact')}
        </Checkbox>
      </fieldset>
      <PaymentChoice
        methods={use.methods}
        invoice={invoice}
        chosenId={values.method?.id ?? null}
        onChoose={({ id, kind }) => change({ method: { id, kind } })}
        fault={faultMessage('acquisition_id')}
        certificate={{
          code: values.certificateCode,
          onChange: (certificateCode) => change({ certificateCode }),
          fault: faultMessage('certificate_code'),
        }}
      />
      <Checkbox
        id="consents.marketing"
        isChecked={values.wantsNews}
        onCheck={(wantsNews) => change({ wantsNews })}
      >
        {t('forms:consent_marketing')} <small>{t('forms:optional')}</small>
      </Checkbox>
      <HoneypotField name={honeypotName} />
      {form.refusal && (
        <p role="alert" className={styles.refusal}>
          {refusalText(form.refusal, t)}{' '}
          {form.refusal.code === 'too_many_open_orders' && (
            <a href={link(checkoutPaths.orderSuccessEmpty())}>{t('forms:findOrder')}</a>
          )}
        </p>
      )}
      {checkEmail(values.email).kind === 'valid' && (
        <p className={styles.address}>{t('forms:ticketsGoTo', { email: values.email.trim() })}</p>
      )}
      <OrderTerms hasWithdrawalRight={hasWithdrawalRight} />
      <div className={styles.payBar}>
        {timeLeft}
        <PayButton isBusy={form.isSending || isWaiting}>
          {form.isSending
            ? t('forms:orderSending')
            : t('forms:payAmount', { amount: formatMoney(fromWire(use.expectedTotal, currency), language) })}
        </PayButton>
      </div>
    </form>
  );
}
