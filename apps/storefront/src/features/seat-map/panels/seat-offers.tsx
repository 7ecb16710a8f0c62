import { formatMoney } from '@parterre/domain/money/format-money';
import { type Money, money } from '@parterre/domain/money/money';
import type { SeatOffer } from '@parterre/domain/seats/best-available/best-offers';
import { positionWords } from '@parterre/domain/seats/choosing/position-words';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, seatState } from '../data/hall.ts';
import { priceOfSeats } from '../data/seat-prices.ts';
import { seatListName } from '../data/seat-texts.ts';
import { ViewPicture } from '../view-from-seat/view-picture.tsx';
import styles from './seat-offers.module.css';

export interface SeatOffersProps {
  readonly hall: Hall;
  readonly offers: readonly SeatOffer[];
  readonly onAccept: (seats: readonly number[]) => void;
}

/** The best seats by several measures, each with its reason, the view and the price; those that somebody took meanwhile are left out. */
export function SeatOffers({ hall, offers, onAccept }: SeatOffersProps) {
  const dearest = offers[0] && priceOfSeats(hall, offers[0].seats);
  const isFree = ({ seats }: SeatOffer): boolean => seats.every((seat) => seatState(hall, seat) === 'free');
  return (
    <ul className={styles.offers}>
      {offers.filter(isFree).map((offer) => (
        <Offer
          key={offer.reason}
          hall={hall}
          offer={offer}
          dearest={dearest}
          onAccept={() => onAccept(offer.seats)}
        />
      ))}
    </ul>
  );
}

interface OfferProps {
  readonly hall: Hall;
  readonly offer: SeatOffer;
  /** What the best view costs. */
  readonly dearest: Money | undefined;
  readonly onAccept: () => void;
}

function Offer({ hall, offer: { reason, seats, together }, dearest, onAccept }: OfferProps) {
  const t = useTexts();
  const language = useLanguage();
  const place = seatListName({ t, language }, hall, seats);
  const middle = seats[seats.length >> 1] ?? 0;
  const { side, metresToStage } = positionWords(hall.plan, middle);
  const price = priceOfSeats(hall, seats);
  const saved = price && dearest ? dearest.amountMinor - price.amountMinor : 0;
  const titles = {
    view: () => t('forms:offer_view'),
    value: () => t('forms:offer_value'),
    cheapest: () => t('forms:offer_cheapest', { count: seats.length }),
  };
  return (
    <li className={styles.offer}>
      <ViewPicture plan={hall.plan} seat={middle} />
      <div className={styles.details}>
        <b>{titles[reason]()}</b>
        <span>{together ? place : t('forms:bestSplit', { place })}</span>
        <small>
          {t('forms:seatDistance', { metres: metresToStage })} · {t(`forms:seatSide_${side}`)}
        </small>
        {dearest && saved > 0 && (
          <small>
            {t('forms:offerSaves', { amount: formatMoney(money(saved, dearest.currency), language) })}
          </small>
        )}
      </div>
      {price && (
        <Button onPress={onAccept}>{t('forms:takeSeats', { amount: formatMoney(price, language) })}</Button>
      )}
    </li>
  );
}
