import { formatMoney } from '@parterre/domain/money/format-money';
import { positionWords } from '@parterre/domain/seats/choosing/position-words';
import { soldWith } from '@parterre/domain/seats/choosing/selection';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { seatPosition } from '@parterre/domain/seats/plan/seat-position';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, seatState, seatZone } from '../data/hall.ts';
import { localizedName, seatFeatures, shortSeatName } from '../data/seat-texts.ts';
import { toScreen } from '../renderer/view.ts';
import { ViewPicture } from '../view-from-seat/view-picture.tsx';
import { ZoneMark } from '../zone-mark.tsx';
import type { ActiveSeat } from './map-actions.ts';
import { placeCard, seatsChosenNext } from './place-card.ts';
import styles from './seat-card.module.css';
import type { Viewport } from './viewport.ts';

interface SeatDetailsProps {
  readonly hall: Hall;
  readonly activeSeat: ActiveSeat;
  readonly onPress: () => void;
}

/** Where it covers none of the seats that the visitor would choose next. */
export function SeatCard({ viewport, ...card }: SeatDetailsProps & { readonly viewport: Viewport }) {
  const element = useRef<HTMLDivElement>(null);
  const { seat, input } = card.activeSeat;
  const { hall } = card;
  const nextSeats = useMemo(() => seatsChosenNext(hall, seat), [hall, seat]);
  useLayoutEffect(() => {
    const move = (): void => {
      const state = viewport.state();
      const box = element.current;
      if (!state || !box) return;
      const { view, size } = state;
      const place = placeCard(input, {
        map: size,
        card: { width: box.offsetWidth, height: box.offsetHeight },
        seat: toScreen(view, size, seatPosition(hall.plan, seat)),
        nextSeats: nextSeats.map((point) => toScreen(view, size, point)),
        seatRadius: (hall.scene.pitch * view.scale) / 2,
      });
      box.style.transform = `translate(${place.x}px, ${place.y}px)`;
    };
    return viewport.subscribe(move);
  }, [viewport, hall, nextSeats, seat, input]);
  return (
    <div ref={element} className={styles.card} data-input={input} aria-hidden={input !== 'touch'}>
      <SeatDetails {...card} />
    </div>
  );
}

/** Where the seat is, what it costs with the fee, and the view from it. */
function SeatDetails({ hall, activeSeat: { seat, input }, onPress }: SeatDetailsProps) {
  const t = useTexts();
  const language = useLanguage();
  const texts = { t, language };
  const zone = seatZone(hall, seat);
  const state = seatState(hall, seat);
  const { side, metresToStage } = positionWords(hall.plan, seat);
  const features = [
    t('forms:seatDistance', { metres: metresToStage }),
    t(`forms:seatSide_${side}`),
    ...seatFeatures(texts, hall, seat),
  ];
  return (
    <>
      <ViewPicture plan={hall.plan} seat={seat} />
      <div className={styles.details}>
        <small>{localizedName(language, seatName(hall.plan, seat).section)}</small>
        <b className={styles.seatName}>{shortSeatName(texts, hall, seat)}</b>
        <small>{features.join(' · ')}</small>
        {zone && (
          <p className={styles.price}>
            <ZoneMark look={zone.look} />
            <b>{formatMoney(zone.price, language)}</b> {zone.name}
          </p>
        )}
        {zone && (
          <small>
            {t('forms:priceParts', {
              price: formatMoney(zone.ticketPrice, language),
              fee: formatMoney(zone.serviceFee, language),
            })}
          </small>
        )}
        {state !== 'free' && <p className={styles.state}>{t(`forms:seatState_${state}`)}</p>}
      </div>
      {input === 'touch' && (state === 'free' || state === 'mine') && (
        <Button isMain onPress={onPress}>
          {state === 'mine' ? t('forms:seatRelease') : chooseText(t, soldWith(hall.plan, seat).length)}
        </Button>
      )}
    </>
  );
}

const chooseText = (t: ReturnType<typeof useTexts>, count: number): string =>
  count > 1 ? t('forms:seatChooseAll', { count }) : t('forms:seatChoose');
