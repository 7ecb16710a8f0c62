import type { CounterOfPerformance } from '@parterre/contracts/console/counter';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './counter.module.css';
import { type SaleDraft, saleTotal, seatPrice, ticketCount, withPlaces } from './sale-draft.ts';

interface Props {
  readonly counter: CounterOfPerformance;
  readonly plan: SeatPlan | undefined;
  readonly draft: SaleDraft;
  /** In which the best are looked for; all when left out. */
  readonly zone: string | undefined;
  /** So many as were asked for are not left. */
  readonly isTooFew: boolean;
  readonly onZone: (zone: string | undefined) => void;
  readonly onCount: (count: number) => void;
  readonly onChange: (draft: SaleDraft) => void;
}

const counts = [1, 2, 3, 4, 5, 6];
const maxPlaces = 200;

/** What is about to be sold, and what it comes to. */
export function SaleList(props: Props) {
  const { counter, plan, draft, zone, isTooFew, onZone, onCount, onChange } = props;
  const { sale: texts } = useTexts();
  const { language } = useLanguage();
  const { zones, currency_code: currency } = counter;
  const price = (amount: number) => formatPrice(amount, currency, language);
  const seatWords = (seat: number) => {
    if (!plan) return '';
    const { section, row, seat: number } = seatName(plan, seat);
    return texts.seat({ sector: section.names[language] ?? section.name, row, number });
  };
  const general = zones.filter(({ units_left }) => units_left !== null);
  const seatZones = zones.filter(({ units_left }) => units_left === null);
  return (
    <>
      {plan && (
        <section className={styles.best} aria-label={texts.best}>
          <h2>{texts.best}</h2>
          <div className={styles.counts}>
            {counts.map((count) => (
              <Button key={count} aria-keyshortcuts={String(count)} onPress={() => onCount(count)}>
                {count}
              </Button>
            ))}
          </div>
          {seatZones.length > 1 && (
            <Select
              label={texts.inZone}
              value={zone ?? ''}
              options={[
                { value: '', text: texts.anyZone },
                ...seatZones.map(({ id, name, price: ofZone }) => ({
                  value: id,
                  text: `${name}, ${price(ofZone)}`,
                })),
              ]}
              onChange={(chosen) => onZone(chosen === '' ? undefined : chosen)}
            />
          )}
          <p className={styles.hint}>{texts.keysHint}</p>
        </section>
      )}
      {general.map(({ id, name, price: ofZone, units_left }) => (
        <TextField
          key={id}
          label={texts.places(name)}
          name={`places-${id}`}
          hint={texts.placesHint(price(ofZone), units_left ?? 0)}
          value={draft.places.has(id) ? String(draft.places.get(id)) : ''}
          onChange={(typed) =>
            onChange(withPlaces(draft, id, Math.min(maxPlaces, Number(typed.replace(/\D/g, '')))))
          }
        />
      ))}
      {isTooFew && <Notice kind="warning">{texts.tooFew}</Notice>}
      {ticketCount(draft) > 0 && (
        <section className={styles.chosen} aria-live="polite" aria-label={texts.chosen}>
          <ul>
            {plan &&
              [...draft.seats]
                .sort((one, other) => one - other)
                .map((seat) => (
                  <li key={seat}>
                    <span>{seatWords(seat)}</span>
                    <b>{price(seatPrice(plan, zones, seat) ?? 0)}</b>
                  </li>
                ))}
            {[...draft.places].map(([id, count]) => {
              const found = zones.find((one) => one.id === id);
              return (
                <li key={id}>
                  <span>
                    {found?.name ?? id} × {count}
                  </span>
                  <b>
                    {price(
                      saleTotal(
                        { seats: new Set(), places: new Map([[id, count]]) },
                        { plan, zones, currency },
                      ),
                    )}
                  </b>
                </li>
              );
            })}
          </ul>
          <p className={styles.total}>
            <span>{texts.total(ticketCount(draft))}</span>
            <b>{price(saleTotal(draft, { plan, zones, currency }))}</b>
          </p>
        </section>
      )}
    </>
  );
}
