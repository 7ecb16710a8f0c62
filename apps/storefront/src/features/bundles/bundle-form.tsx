import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import type { Bundle } from '@parterre/contracts/bundles/bundle';
import type { Problem } from '@parterre/contracts/errors/problem';
import { queuePage } from '@parterre/contracts/paths/waiting-room-paths';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useRef, useState } from 'react';
import { type Outcome, toOutcome } from '../../api/outcome.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import {
  type BundleDate,
  firstChoice,
  isFixed,
  listZones,
  sumBundle,
  toggleDate,
  zoneAt,
} from './bundle-choice.ts';
import { BundleParts } from './bundle-parts.tsx';
import { BundleSums } from './bundle-sums.tsx';
import styles from './bundles.module.css';
import { useBundleApi } from './use-bundles.ts';

export interface BundleFormProps {
  readonly bundle: Bundle;
  readonly currency: string;
  /** Everything is in the basket. */
  readonly onHeld: (code: string) => void;
  /** Why the basket refused. */
  readonly refusal: (problem: Problem['error'] | undefined) => string;
}

const maxPeople = 20;

type Refused = Exclude<Outcome<unknown>, { kind: 'done' }>;

/** Which dates, where and for how many; what that costs together; and all of it held at once, or nothing. */
export function BundleForm({ bundle, currency, onHeld, refusal }: BundleFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useBundleApi();
  const [chosenIds, setChosenIds] = useState(() => firstChoice(bundle));
  const zones = listZones(bundle.dates);
  const [zone, setZone] = useState(zones[0]?.id ?? '');
  const [ownZones, setOwnZones] = useState<Readonly<Record<number, string>>>({});
  const [count, setCount] = useState(2);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const sent = useRef({ body: '', key: '' });
  const chosen = bundle.dates.flatMap((date) => {
    const own = zoneAt(date, { all: zone, own: ownZones });
    return own && chosenIds.includes(date.id) ? [{ date, zone: own }] : [];
  });
  const isComplete = chosen.length === bundle.pick;
  const sum = sumBundle(bundle, { chosen, count, currency });
  // Until all are chosen, it takes nothing off.
  const isCheaper = sum.offMinor > 0;
  const change = (act: () => void) => {
    act();
    setRefused(undefined);
  };
  const hold = async () => {
    if (isBusy) return;
    const body = {
      code: bundle.code,
      count,
      choices: chosen.map(({ date, zone: { id } }) => ({ date_id: date.id, zone: id })),
    };
    // Sent again after an answer was lost, the same is done once.
    const written = JSON.stringify([body, currency]);
    if (sent.current.body !== written) sent.current = { body: written, key: idempotencyKey() };
    setBusy(true);
    const query = { lang: language, currency_code: currency };
    const outcome = await toOutcome(api.holdBundle(body, { query, idempotencyKey: sent.current.key }));
    setBusy(false);
    if (outcome.kind === 'done') return onHeld(bundle.code);
    // What was refused is another question when it is asked again.
    if (outcome.kind === 'refused') sent.current = { body: '', key: '' };
    setRefused(outcome);
  };
  const lacking =
    refused?.kind === 'refused' && refused.problem.code === 'bundle_unavailable'
      ? refused.problem.date_ids
      : [];
  return (
    <div className={styles.shop}>
      <div className={styles.choices}>
        <header>
          <h2>{bundle.name}</h2>
          <p>
            <BundleParts bundle={bundle} />
            {bundle.is_same_seat && <> · {t('forms:bundleSameSeat')}</>}
          </p>
          <p className={styles.small}>
            {t(`forms:bundleReturns_${bundle.returns}`)}
            {bundle.valid_until && (
              <> {t('forms:bundleUntil', { until: writeTime(bundle.valid_until, 'date', language) })}</>
            )}
          </p>
        </header>
        {zones.length > 1 && (
          <fieldset className={styles.group}>
            <legend>{t('forms:bundleZone')}</legend>
            <div className={styles.zones}>
              {zones.map(({ id, name, price }) => (
                <label key={id} className={styles.zone}>
                  <input
                    type="radio"
                    name="bundle-zone"
                    checked={zone === id}
                    onChange={() =>
                      change(() => {
                        setZone(id);
                        setOwnZones({});
                      })
                    }
                  />
                  <span>
                    {name}
                    <small>{t('priceFrom', { amount: formatPrice(price, currency, language) })}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset className={styles.group}>
          <legend>{t('forms:bundleDates')}</legend>
          {!isFixed(bundle) && (
            <p className={styles.small} role="status">
              {t('forms:bundleChosen', { chosen: chosen.length, pick: bundle.pick })}{' '}
              {isComplete && t('forms:bundleFull')}
            </p>
          )}
          <ul className={styles.dates}>
            {bundle.dates.map((date) => (
              <li key={date.id} data-lacking={lacking.includes(date.id) || undefined}>
                {isFixed(bundle) ? (
                  <p>
                    <DateText date={date} price={priceAt(date)} />
                  </p>
                ) : (
                  <Checkbox
                    id={`bundle-${date.id}`}
                    isChecked={chosenIds.includes(date.id)}
                    onCheck={() => change(() => setChosenIds(toggleDate(bundle, chosenIds, date.id)))}
                  >
                    <DateText date={date} price={priceAt(date)} />
                  </Checkbox>
                )}
                {chosenIds.includes(date.id) && !date.zones.some(({ id }) => id === zone) && (
                  <OwnZone
                    date={date}
                    value={zoneAt(date, { all: zone, own: ownZones })?.id ?? ''}
                    onChange={(id) => change(() => setOwnZones({ ...ownZones, [date.id]: id }))}
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
        <div className={styles.count}>
          <span aria-hidden="true">{t('forms:bundleCount')}</span>
          <Stepper
            label={t('forms:bundleCount')}
            fewer={t('forms:bundleFewer')}
            more={t('forms:bundleMore')}
            value={count}
            min={1}
            max={maxPeople}
            onChange={(next) => change(() => setCount(next))}
          />
        </div>
      </div>
      <section className={styles.end} aria-label={t('forms:basketTotal')} aria-busy={isBusy}>
        {isComplete && <BundleSums sum={sum} currency={currency} />}
        <p className={styles.small}>
          {!isComplete && t('forms:bundleLeft', { count: bundle.pick - chosen.length })}
          {isComplete && !isCheaper && t('forms:bundleNotCheaper')}
          {isCheaper && t(bundle.is_same_seat ? 'forms:bundleHoldSame' : 'forms:bundleHoldText')}
        </p>
        {isCheaper && (
          <Button isMain onPress={() => void hold()}>
            {t(isBusy ? 'forms:bundleHolding' : 'forms:bundleHold')}
          </Button>
        )}
        <div role="alert">{refused && <Refusal refused={refused} bundle={bundle} refusal={refusal} />}</div>
      </section>
    </div>
  );

  /** With the fee, in the zone that it is wanted in. */
  function priceAt(date: BundleDate): string {
    const own = zoneAt(date, { all: zone, own: ownZones });
    return own ? formatPrice(own.price + own.service_fee, currency, language) : '';
  }
}

function DateText({ date, price }: { readonly date: BundleDate; readonly price: string }) {
  const language = useLanguage();
  return (
    <span className={styles.date}>
      <b>{writeTime(date.started_at, 'datedTime', language)}</b>
      <span>{price}</span>
      <small>
        {date.title} · {date.place}
      </small>
    </span>
  );
}

interface OwnZoneProps {
  readonly date: BundleDate;
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** Where the hall of a date has no such zone. */
function OwnZone({ date, value, onChange }: OwnZoneProps) {
  const t = useTexts();
  const language = useLanguage();
  const label = t('forms:bundleZoneAt', { date: writeTime(date.started_at, 'date', language) });
  if (date.zones.length < 2) return <p className={styles.small}>{date.zones[0]?.name}</p>;
  return (
    <label className={styles.own}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {date.zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RefusalProps {
  readonly refused: Refused;
  readonly bundle: Bundle;
  readonly refusal: BundleFormProps['refusal'];
}

/** Where it lacks, by name, and what can be done about it. */
function Refusal({ refused, bundle, refusal }: RefusalProps) {
  const t = useTexts();
  const language = useLanguage();
  const problem = refused.kind === 'refused' ? refused.problem : undefined;
  switch (problem?.code) {
    case 'bundle_unavailable': {
      const dates = bundle.dates
        .filter(({ id }) => problem.date_ids.includes(id))
        .map(({ started_at }) => writeTime(started_at, 'datedTime', language))
        .join('; ');
      if (dates === '') return <p className={styles.refused}>{t('forms:bundleQuicker')}</p>;
      return (
        <p className={styles.refused}>
          {t(bundle.is_same_seat ? 'forms:bundleLackingSame' : 'forms:bundleLacking', { dates })}
        </p>
      );
    }
    case 'not_found':
    case 'invalid_request':
      return <p className={styles.refused}>{t('forms:bundleGone')}</p>;
    case 'admission_required':
      return (
        <p className={styles.refused}>
          {refusal(problem)}{' '}
          <a href={queuePage(problem.waiting_room, language)}>{t('forms:waitingRoomLink')}</a>
        </p>
      );
    default:
      return <p className={styles.refused}>{refusal(problem)}</p>;
  }
}
