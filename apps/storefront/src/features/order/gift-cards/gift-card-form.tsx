import { maxGreetingLength } from '@parterre/domain/gift-cards/check-gift-card';
import { formatMoney } from '@parterre/domain/money/format-money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { type ReactNode, useId } from 'react';
import { useLinks } from '../../../address/use-links.ts';
import { checkoutPaths } from '../../../checkout-paths.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { honeypotName } from '../../../third-parties/bot-protection/honeypot.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { HoneypotField } from '../../../ui/form/honeypot-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { faultText } from '../fault-text.ts';
import order from '../order.module.css';
import { orderFields } from '../order-form-values.ts';
import { OrderTerms } from '../order-terms.tsx';
import { PayButton } from '../pay-button.tsx';
import { PaymentChoice } from '../payment-choice.tsx';
import { refusalText } from '../refusal-text.ts';
import styles from './gift-card.module.css';
import { CardArt, GiftCardPicture } from './gift-card-picture.tsx';
import { type CardField, cardFields } from './gift-card-values.ts';
import { type GiftCardFormOptions, useGiftCardForm } from './use-gift-card-form.ts';

/** A gift card with its picture beside it, as it is typed. */
export function GiftCardForm(props: GiftCardFormOptions) {
  const { offer, amounts, methods } = props;
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const form = useGiftCardForm(props);
  const { card, contact, amount, faults, changeCard, changeContact } = form;
  const currency = amounts.currency_code;
  const write = (value: number) => formatMoney(fromWire(value, currency), language);
  const cardFault = (field: CardField): string | undefined => {
    const reason = faults[field];
    if (reason === undefined) return undefined;
    switch (field) {
      case 'amount':
        if (reason === 'too_small') return t('pages:giftFault_small', { min: write(amounts.min) });
        return reason === 'too_large'
          ? t('pages:giftFault_large', { max: write(amounts.max) })
          : t('pages:giftFault_amount');
      case 'design':
        return t('pages:giftFault_design');
      case 'to_name':
      case 'from_name':
        return t('pages:giftFault_name');
      case 'greeting':
        return t('pages:giftFault_greeting');
      case 'recipient_email':
        return t('pages:giftFault_recipient');
      case 'deliver_at':
        return t('pages:giftFault_time');
    }
  };
  const contactFault = (field: (typeof orderFields)[number]) => {
    const reason = faults[field];
    return reason === undefined ? undefined : faultText(field, reason, t);
  };
  const summary = [
    ...cardFields.map((field) => ({ field, text: cardFault(field) })),
    ...orderFields.map((field) => ({ field, text: contactFault(field) })),
  ].flatMap(({ field, text }) => (text ? [{ field, text }] : []));
  const isOther = card.amount !== '' && !amounts.choices.includes(Number(card.amount));
  return (
    <div className={styles.shop}>
      <form
        className={order.form}
        noValidate
        aria-label={t('pages:giftBuyTitle')}
        onFocus={form.prepare}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {form.showsSummary && summary.length > 0 && (
          <ErrorSummary title={t('forms:errorSummary', { count: summary.length })} faults={summary} />
        )}
        <fieldset className={order.group}>
          <legend>{t('pages:giftAmount')}</legend>
          {amounts.choices.length > 0 && (
            <div className={styles.choices}>
              {amounts.choices.map((choice) => (
                <label key={choice} className={styles.choice}>
                  <input
                    type="radio"
                    name="gift-amount"
                    checked={!isOther && amount === choice}
                    onChange={() => changeCard({ amount: String(choice) })}
                  />
                  {write(choice)}
                </label>
              ))}
            </div>
          )}
          <TextField
            id="amount"
            label={t('pages:giftAmountOther')}
            hint={t('pages:giftAmountHint', { min: write(amounts.min), max: write(amounts.max) })}
            value={isOther || amounts.choices.length === 0 ? card.amount : ''}
            fault={cardFault('amount')}
            input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 12 }}
            onChange={(typed) => changeCard({ amount: typed })}
          />
        </fieldset>
        <fieldset className={order.group} id="design" tabIndex={-1}>
          <legend>{t('pages:giftDesign')}</legend>
          {cardFault('design') && <p className={styles.fault}>{cardFault('design')}</p>}
          <div className={styles.designs}>
            {offer.designs.map((design) => (
              <label key={design} className={styles.choice}>
                <input
                  type="radio"
                  name="gift-design"
                  checked={card.design === design}
                  onChange={() => changeCard({ design })}
                />
                <span className={styles.swatch}>
                  <CardArt design={design} />
                </span>
                {t(`pages:giftDesign_${design}`)}
              </label>
            ))}
          </div>
          <div className={styles.pair}>
            <TextField
              id="to_name"
              label={t('pages:giftTo')}
              optional={t('forms:optional')}
              value={card.toName}
              fault={cardFault('to_name')}
              input={{ autoComplete: 'off', maxLength: 100 }}
              onChange={(toName) => changeCard({ toName })}
            />
            <TextField
              id="from_name"
              label={t('pages:giftFrom')}
              optional={t('forms:optional')}
              value={card.fromName}
              fault={cardFault('from_name')}
              input={{ autoComplete: 'off', maxLength: 100 }}
              onChange={(fromName) => changeCard({ fromName })}
            />
          </div>
          <OwnField
            id="greeting"
            label={
              <>
                {t('pages:giftGreeting')} <small>{t('forms:optional')}</small>
              </>
            }
            hint={t('pages:giftGreetingHint', { max: maxGreetingLength })}
            fault={cardFault('greeting')}
          >
            {(describedBy) => (
              <textarea
                id="greeting"
                value={card.greeting}
                rows={4}
                maxLength={1000}
                aria-invalid={faults.greeting ? true : undefined}
                aria-describedby={describedBy}
                onChange={({ target }) => changeCard({ greeting: target.value })}
              />
            )}
          </OwnField>
        </fieldset>
        <fieldset className={order.group}>
          <legend>{t('pages:giftDelivery')}</legend>
          <div className={order.methods}>
            {(['buyer', 'recipient'] as const).map((delivery) => (
              <label key={delivery} className={order.method}>
                <input
                  type="radio"
                  name="gift-delivery"
                  checked={card.delivery === delivery}
                  onChange={() => changeCard({ delivery })}
                />
                {t(`pages:giftDelivery_${delivery}`)}
              </label>
            ))}
          </div>
          {card.delivery === 'recipient' && (
            <>
              <TextField
                id="recipient_email"
                label={t('pages:giftRecipientEmail')}
                value={card.recipientEmail}
                fault={cardFault('recipient_email')}
                input={{ type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 320 }}
                onChange={(recipientEmail) => changeCard({ recipientEmail })}
              />
              <fieldset className={order.group} id="deliver_at" tabIndex={-1}>
                <legend>{t('pages:giftWhen')}</legend>
                {cardFault('deliver_at') && <p className={styles.fault}>{cardFault('deliver_at')}</p>}
                <div className={order.methods}>
                  {(['now', 'later'] as const).map((when) => (
                    <label key={when} className={order.method}>
                      <input
                        type="radio"
                        name="gift-when"
                        checked={card.when === when}
                        onChange={() => changeCard({ when })}
                      />
                      {t(`pages:giftWhen_${when}`)}
                    </label>
                  ))}
                </div>
                {card.when === 'later' && (
                  <>
                    <div className={styles.pair}>
                      <OwnField id="gift-date" label={t('pages:giftDate')}>
                        {() => (
                          <input
                            id="gift-date"
                            type="date"
                            value={card.date}
                            onChange={({ target }) => changeCard({ date: target.value })}
                          />
                        )}
                      </OwnField>
                      <OwnField id="gift-hour" label={t('pages:giftHour')}>
                        {() => (
                          <select
                            id="gift-hour"
                            value={card.hour}
                            onChange={({ target }) => changeCard({ hour: target.value })}
                          >
                            {hours.map((hour) => (
                              <option key={hour} value={hour}>
                                {hour}:00
                              </option>
                            ))}
                          </select>
                        )}
                      </OwnField>
                    </div>
                    <p className={styles.hint}>
                      {t('pages:giftZone', { zone: zoneName(offer.time_zone, language) })}
                    </p>
                  </>
                )}
              </fieldset>
            </>
          )}
        </fieldset>
        <fieldset className={order.group}>
          <legend>{t('pages:giftContact')}</legend>
          <TextField
            id="contact.name"
            label={t('forms:fieldName')}
            hint={t('pages:giftNameHint')}
            value={contact.name}
            fault={contactFault('contact.name')}
            input={{ autoComplete: 'name', maxLength: 300 }}
            onChange={(name) => changeContact({ name })}
          />
          <TextField
            id="contact.email"
            label={t('forms:fieldEmail')}
            hint={t('pages:giftEmailHint')}
            value={contact.email}
            fault={contactFault('contact.email')}
            input={{ type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 320 }}
            onChange={(email) => changeContact({ email })}
          />
        </fieldset>
        <PaymentChoice
          methods={methods}
          invoice={undefined}
          chosenId={contact.method?.id ?? null}
          onChoose={({ id, kind }) => changeContact({ method: { id, kind } })}
          fault={contactFault('acquisition_id')}
          certificate={{ code: '', onChange: () => undefined }}
        />
        <HoneypotField name={honeypotName} />
        {form.refusal && (
          <p role="alert" className={order.refusal}>
            {refusalText(form.refusal, t)}{' '}
            {form.refusal.code === 'too_many_open_orders' && (
              <a href={link(checkoutPaths.orderSuccessEmpty())}>{t('forms:findOrder')}</a>
            )}
          </p>
        )}
        <OrderTerms notice={t('pages:giftRefundNotice')} />
        <div className={order.payBar}>
          <PayButton isBusy={form.isSending}>
            {form.isSending
              ? t('forms:orderSending')
              : t('forms:payAmount', { amount: write(Number.isSafeInteger(amount) ? amount : 0) })}
          </PayButton>
        </div>
      </form>
      <aside className={styles.preview} aria-label={t('pages:giftPreview')}>
        <h2>{t('pages:giftPreview')}</h2>
        <GiftCardPicture {...card} amount={write(Number.isSafeInteger(amount) ? amount : 0)} />
      </aside>
    </div>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/** `Europe/Moscow` as people call it. */
const zoneName = (timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

interface OwnFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly fault?: string | undefined;
  readonly children: (describedBy: string | undefined) => ReactNode;
}

function OwnField({ id, label, hint, fault, children }: OwnFieldProps) {
  const hintId = useId();
  const faultId = useId();
  const describedBy = `${fault ? faultId : ''} ${hint ? hintId : ''}`.trim() || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
      {children(describedBy)}
    </div>
  );
}
