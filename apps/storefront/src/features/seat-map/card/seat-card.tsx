import { formatMoney } from '@parterre/domain/money/format-money';
import { positionWords } from '@parterre/domain/seats/choosing/position-words';
import { soldWith } from '@parterre/domain/seats/choosing/selection';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ZoneMark } from '../controls/zone-mark.tsx';
import { type Hall, stateOf, zoneOf } from '../data/hall.ts';
import { nameIn, seatNotes, shortSeatName } from '../data/seat-words.ts';
import styles from './seat-card.module.css';
import type { Spot } from './spot.ts';
import { StageSight } from './stage-sight.tsx';

export interface SeatCardProps {
  readonly hall: Hall;
  readonly spot: Spot;
  readonly onPress: () => void;
}

/** All about one seat: where it is, what it costs in the end, and what one sees from it. */
export function SeatCard({ hall, spot: { seat, by }, onPress }: SeatCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const words = { t, language };
  const zone = zoneOf(hall, seat);
  const state = stateOf(hall, seat);
  const { side, metresToStage } = positionWords(hall.plan, seat);
  const notes = [
    t('forms:seatDistance', { metres: metresToStage }),
    t(`forms:seatSide_${side}`),
    ...seatNotes(words, hall, seat),
  ];
  return (
    <>
      <StageSight plan={hall.plan} seat={seat} />
      <div className={styles.facts}>
        <small>{nameIn(language, seatName(hall.plan, seat).section)}</small>
        <b className={styles.place}>{shortSeatName(words, hall, seat)}</b>
        <small>{notes.join(' · ')}</small>
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
      {by === 'touch' && (state === 'free' || state === 'mine') && (
        <Button isMain onPress={onPress}>
          {state === 'mine' ? t('forms:seatRelease') : chooseText(t, soldWith(hall.plan, seat).length)}
        </Button>
      )}
    </>
  );
}

const chooseText = (t: ReturnType<typeof useTexts>, count: number): string =>
  count > 1 ? t('forms:seatChooseAll', { count }) : t('forms:seatChoose');
