import { formatMoney } from '@parterre/domain/money/format-money';
import { positionWords } from '@parterre/domain/seats/choosing/position-words';
import { soldWith } from '@parterre/domain/seats/choosing/selection';
import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { memo, useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type Hall, seatState, seatZone } from '../data/hall.ts';
import { localizedName, seatFeatures, shortSeatName } from '../data/seat-texts.ts';
import { toScreen } from '../renderer/view.ts';
import { ZoneMark } from '../zone-mark.tsx';
import type { ActiveSeat } from './map-actions.ts';
import styles from './seat-card.module.css';
import { computeViewFromSeat } from './view-from-seat.ts';
import type { Viewport } from './viewport.ts';

interface SeatDetailsProps {
  readonly hall: Hall;
  readonly activeSeat: ActiveSeat;
  readonly onPress: () => void;
}

const gapPx = 18;

/** Beside the active seat, on the side with more room; for touch, at the bottom of the map. */
export function SeatCard({ viewport, ...card }: SeatDetailsProps & { readonly viewport: Viewport }) {
  const element = useRef<HTMLDivElement>(null);
  const { seat, input } = card.activeSeat;
  const { plan } = card.hall;
  useEffect(() => {
    const point = { x: plan.x[seat] ?? 0, y: plan.y[seat] ?? 0 };
    const move = (): void => {
      const state = viewport.state();
      const box = element.current;
      if (!state || !box || input !== 'mouse') return;
      const { x, y } = toScreen(state.view, state.size, point);
      const isLeft = x > state.size.width / 2;
      const top = Math.min(Math.max(y - box.offsetHeight / 2, 8), state.size.height - box.offsetHeight - 8);
      const left = isLeft ? x - box.offsetWidth - gapPx : x + gapPx;
      box.style.transform = `translate(${left}px, ${Math.max(top, 8)}px)`;
    };
    move();
    return viewport.subscribe(move);
  }, [viewport, plan, seat, input]);
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
      <ViewFromSeatPicture plan={hall.plan} seat={seat} />
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

const svgPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

const ViewFromSeatPicture = memo(({ plan, seat }: { readonly plan: SeatPlan; readonly seat: number }) => {
  const t = useTexts();
  const { floor, wall, heads } = computeViewFromSeat(plan, seat);
  return (
    <svg className={styles.viewFromSeat} viewBox="-8 -5.5 16 9" role="img" aria-label={t('forms:seatSight')}>
      <polygon className={styles.wall} points={svgPoints(wall)} />
      <polygon className={styles.floor} points={svgPoints(floor)} />
      {heads.map(({ x, y, size }) => (
        <circle
          key={`${x} ${y}`}
          className={styles.head}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r={size.toFixed(2)}
        />
      ))}
    </svg>
  );
});
