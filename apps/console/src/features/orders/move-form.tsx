import type { MoveOfOrder } from '@parterre/contracts/console/moving';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { MoveSettlement } from '@parterre/domain/order/ticket-move';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { ActForm } from './act-form.tsx';
import styles from './move.module.css';
import { type MoveDraft, moveInput, pairsDifference, type Target, waysToSettle } from './move-draft.ts';

/** What crossed out and bold letters say to whoever sees them. */
const Told = ({ children }: { readonly children: string }) => (
  <span className={hidden.hidden}> {children}: </span>
);

interface Props {
  readonly shown: MoveOfOrder;
  readonly plan: SeatPlan | undefined;
  readonly draft: MoveDraft;
}

/** Who goes where, what that comes to, and how the difference is made up. */
export function MoveForm({ shown, plan, draft }: Props) {
  const { move: texts, order } = useTexts();
  const { language } = useLanguage();
  const { permissions } = useMe();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<MoveSettlement>();
  const { pairs, lacking } = draft;
  const { currency_code: currency } = shown;
  const price = (amount: number) => formatPrice(amount, currency, language);
  const difference = pairsDifference(pairs, currency);
  const ways = waysToSettle(difference).filter(
    (way) =>
      !(['refund', 'waive'].includes(way) && !permissions.includes('orders.refund')) &&
      !(['cash', 'card_terminal'].includes(way) && !permissions.includes('counter.sell')),
  );
  // Money is never taken or given by a way that nobody has chosen.
  const settlement = difference === 0 ? 'even' : ways.find((way) => way === chosen);
  const words = ({ seat, zone }: Target) => {
    if (seat === null || !plan) return shown.zones.find(({ id }) => id === zone)?.name ?? zone;
    const { section, row, seat: number } = seatName(plan, seat);
    return order.seat({ sector: section.names[language] ?? section.name, row, number });
  };
  return (
    <ActForm
      command="order.move"
      title={order.acts.move}
      input={settlement && moveInput(shown, draft, settlement)}
      onClose={() => void navigate({ to: '/orders/$number', params: { number: String(shown.number) } })}
    >
      {() => (
        <>
          <section className={styles.pairs} aria-label={texts.pairs}>
            <h2>{texts.pairs}</h2>
            <ul>
              {pairs.map(({ ticket, target }) => (
                <li key={ticket.number}>
                  <span>
                    <Told>{texts.was}</Told>
                    <s>{ticket.seat ? order.seat(ticket.seat) : ticket.zone}</s>
                    <Told>{texts.becomes}</Told>
                    <b>{words(target)}</b>
                  </span>
                  <span>
                    {target.price !== ticket.price && (
                      <>
                        <Told>{texts.was}</Told>
                        <s>{price(ticket.price)}</s>
                        <Told>{texts.becomes}</Told>
                      </>
                    )}
                    <b>{target.price === undefined ? '—' : price(target.price)}</b>
                  </span>
                </li>
              ))}
            </ul>
            {/* Said when it changes; the list above is read when one goes there. */}
            <div aria-live="polite">
              {lacking > 0 && <p className={styles.hint}>{texts.choose(lacking)}</p>}
              {lacking < 0 && <p className={styles.hint}>{texts.tooMany}</p>}
              {pairs.length > 0 && lacking === 0 && (
                <p className={styles.total}>
                  <span>{difference === 0 ? texts.even : difference > 0 ? texts.toPay : texts.goesBack}</span>
                  {difference !== 0 && <b>{price(Math.abs(difference))}</b>}
                </p>
              )}
            </div>
            {pairs.length > 0 && lacking === 0 && (
              <p className={styles.hint}>
                {texts.feeStays} {shown.has_address ? texts.mailed : texts.printed}
              </p>
            )}
          </section>
          {difference !== 0 && lacking === 0 && (
            <fieldset className={styles.choice}>
              <legend>{texts.how}</legend>
              {ways.map(
                (way) =>
                  way !== 'even' && (
                    <label key={way}>
                      <input
                        type="radio"
                        name="settlement"
                        checked={settlement === way}
                        onChange={() => setChosen(way)}
                      />
                      {texts.settlements[way]}
                    </label>
                  ),
              )}
            </fieldset>
          )}
        </>
      )}
    </ActForm>
  );
}
