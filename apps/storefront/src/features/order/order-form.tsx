import { checkEmail } from '@parterre/domain/contact/check-email';
import { suggestEmail } from '@parterre/domain/contact/suggest-email';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { trapName } from '../../third-parties/humans/trap.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TrapField } from '../../ui/form/trap-field.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { faultText } from './fault-text.ts';
import styles from './order.module.css';
import { type OrderField, orderFields } from './order-form-values.ts';
import { PayButton } from './pay-button.tsx';
import { waysIn } from './payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import type { PaymentWay } from './payment-way.ts';
import { refusalText } from './refusal-text.ts';
import { type OrderFormUse, useOrderForm } from './use-order-form.ts';

export interface OrderFormProps extends OrderFormUse {
  readonly currency: string;
  readonly ways: readonly PaymentWay[];
}

/** Who buys, how they pay, what they agree to. One page, no account. */
export function OrderForm({ currency, ways, ...use }: OrderFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const form = useOrderForm(use);
  const { values, faults, change, check } = form;
  const textOf = (field: OrderField) => {
    const reason = faults[field];
    return reason === undefined ? undefined : faultText(field, reason, t);
  };
  const summed = orderFields.flatMap((field) => {
    const text = textOf(field);
    return text ? [{ field, text }] : [];
  });
  const meant = suggestEmail(values.email.trim());
  return (
    <form
      className={styles.form}
      noValidate
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.isSummed && summed.length > 0 && (
        <ErrorSummary title={t('forms:errorSummary', { count: summed.length })} faults={summed} />
      )}
      <fieldset className={styles.group}>
        <legend>{t('forms:orderContact')}</legend>
        <TextField
          id="contact.name"
          label={t('forms:fieldName')}
          hint={t('forms:fieldNameHint')}
          value={values.name}
          fault={textOf('contact.name')}
          input={{ autoComplete: 'name', maxLength: 300 }}
          onChange={(name) => change({ name })}
          onBlur={() => check('contact.name')}
        />
        <TextField
          id="contact.email"
          label={t('forms:fieldEmail')}
          hint={t('forms:fieldEmailHint')}
          value={values.email}
          fault={textOf('contact.email')}
          input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 320 }}
          onChange={(email) => change({ email })}
          onBlur={() => check('contact.email')}
        >
          {meant && (
            <button type="button" className={styles.meant} onClick={() => change({ email: meant })}>
              {t('forms:emailMeant', { email: meant })}
            </button>
          )}
        </TextField>
        <TextField
          id="contact.phone"
          label={t('forms:fieldPhone')}
          optional={t('forms:optional')}
          hint={t('forms:fieldPhoneHint')}
          value={values.phone}
          fault={textOf('contact.phone')}
          input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 64 }}
          onChange={(phone) => change({ phone })}
        />
      </fieldset>
      <PaymentChoice
        ways={waysIn(currency, ways)}
        chosenId={values.way?.id ?? null}
        onChoose={({ id, kind }) => change({ way: { id, kind } })}
        fault={textOf('acquisition_id')}
        certificate={{
          code: values.certificateCode,
          onChange: (certificateCode) => change({ certificateCode }),
          fault: textOf('certificate_code'),
        }}
      />
      <ConsentBoxes
        consents={values.consents}
        faultOf={textOf}
        onChange={(consents) => change({ consents })}
      />
      <TrapField name={trapName} />
      {form.refusal && (
        <p role="alert" className={styles.refusal}>
          {refusalText(form.refusal, t)}
        </p>
      )}
      {checkEmail(values.email).kind === 'valid' && (
        <p className={styles.address}>{t('forms:ticketsGoTo', { email: values.email.trim() })}</p>
      )}
      <p className={styles.notice}>{t('forms:fixedDateNotice')}</p>
      <PayButton isBusy={form.isSending}>
        {form.isSending
          ? t('forms:orderSending')
          : t('forms:payAmount', { amount: formatMoney(fromWire(use.expectedTotal, currency), language) })}
      </PayButton>
      <p className={styles.notice}>{t('forms:payLeaving')}</p>
    </form>
  );
}
