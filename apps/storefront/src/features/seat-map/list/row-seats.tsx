import { type PlanRow, seatLabel } from '@parterre/domain/seats/plan/plan';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { type Hall, seatState, seatZone } from '../data/hall.ts';
import { describeSeat } from '../data/seat-texts.ts';
import { ZoneMark } from '../zone-mark.tsx';
import styles from './seat-list.module.css';

export interface RowSeatsProps {
  readonly hall: Hall;
  readonly row: PlanRow;
  readonly onToggle: (seat: number) => void;
}

/** All seats of a row; taken ones too, so that neighbouring seats can be recognised. */
export function RowSeats({ hall, row, onToggle }: RowSeatsProps) {
  const texts = { t: useTexts(), language: useLanguage() };
  const seats = Array.from({ length: row.seatCount }, (_, index) => row.firstSeat + index);
  return (
    <ul className={styles.seats}>
      {seats.map((seat) => {
        const state = seatState(hall, seat);
        const zone = seatZone(hall, seat);
        const isMine = state === 'mine' || state === 'pending';
        return (
          <li key={seat}>
            <label className={styles.seat} data-state={state}>
              <input
                type="checkbox"
                aria-label={describeSeat(texts, hall, seat)}
                checked={isMine}
                disabled={state !== 'free' && !isMine}
                onChange={() => onToggle(seat)}
              />
              {zone && <ZoneMark look={zone.look} />}
              {seatLabel(hall.plan, seat)}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
