import { formatPrice } from '@parterre/domain/money/format-price';
import { useState } from 'react';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { EmailForm } from '../../third-parties/bot-protection/email-form.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useWishedZones, type WishedOffers } from './use-wished-zones.ts';
import { useWishApi } from './wish-api.ts';
import styles from './wish-form.module.css';
import { wishRefusal } from './wish-refusal.ts';
import { highestPrice } from './wished-zones.ts';

export interface WishFormProps {
  /** Those that can be waited for. */
  readonly dates: readonly { readonly id: number; readonly startedAt: string }[];
  readonly currency: string;
}

/** What somebody waits for: how many together, where, for how much at most, when; and where to write to. */
export function WishForm({ dates, currency }: WishFormProps) {
  const t = useTexts();
  const offers = useWishedZones(
    dates.map(({ id }) => id),
    currency,
  );
  if (offers === null) return <p role="alert">{t('forms:wishFailed')}</p>;
  if (!offers) return <div className={styles.waiting} aria-busy="true" />;
  return <WishFields dates={dates} offers={offers} />;
}

interface WishFieldsProps {
  readonly dates: WishFormProps['dates'];
  readonly offers: WishedOffers;
}

function WishFields({ dates, offers }: WishFieldsProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useWishApi();
  const { zones, currency, maxTickets } = offers;
  const [count, setCount] = useState(Math.min(2, maxTickets));
  const [wantedDates, setWantedDates] = useState(() => new Set(dates.map(({ id }) => id)));
  const [wantedZones, setWantedZones] = useState(() => new Set(zones.map(({ id }) => id)));
  const [typedPrice, setTypedPrice] = useState<string>();
  const price = typedPrice ?? String(highestPrice(zones, wantedZones));
  const wish = {
    date_ids: [...wantedDates],
    zones: [...wantedZones],
    count,
    max_price: Number(price.replace(',', '.')),
    currency_code: currency,
  };
  return (
    <div className={styles.wish}>
      <p>{t('forms:wishText')}</p>
      <div className={styles.count}>
        <span aria-hidden="true">{t('forms:wishCount')}</span>
        <Stepper
          label={t('forms:wishCount')}
          fewer={t('forms:wishFewer')}
          more={t('forms:wishMore')}
          value={count}
          min={1}
          max={maxTickets}
          onChange={setCount}
        />
      </div>
      {dates.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>{t('forms:wishDates')}</legend>
          {dates.map(({ id, startedAt }) => (
            <Checkbox
              key={id}
              id={`wish-date-${id}`}
              isChecked={wantedDates.has(id)}
              onCheck={() => setWantedDates(toggled(wantedDates, id))}
            >
              {writeTime(startedAt, 'datedTime', language)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {zones.length > 1 && (
        <fieldset className={styles.choices}>
          <legend>{t('forms:wishZones')}</legend>
          {zones.map(({ id, name, price: zonePrice }) => (
            <Checkbox
              key={id}
              id={`wish-zone-${id}`}
              isChecked={wantedZones.has(id)}
              onCheck={() => setWantedZones(toggled(wantedZones, id))}
            >
              {name} · {formatPrice(zonePrice, currency, language)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <TextField
        id="wish-price"
        label={t('forms:wishPrice', { currency })}
        hint={t('forms:wishPriceHint')}
        value={price}
        input={{ type: 'text', inputMode: 'decimal', autoComplete: 'off', maxLength: 12 }}
        onChange={setTypedPrice}
      />
      <EmailForm
        id="wish-email"
        texts={{
          label: t('forms:wishMail'),
          hint: t('forms:wishMailText'),
          send: t('forms:wishSend'),
          sent: t('forms:wishSent'),
        }}
        send={(request) => api.requestWish({ ...wish, ...request })}
        refusal={(outcome) => wishRefusal(outcome, t)}
      />
    </div>
  );
}

const toggled = <Value,>(values: ReadonlySet<Value>, value: Value): Set<Value> =>
  new Set(values.has(value) ? [...values].filter((each) => each !== value) : [...values, value]);
