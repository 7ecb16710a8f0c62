import { type PlanRow, seatLabel } from '@parterre/domain/seats/plan/plan';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ZoneMark } from '../controls/zone-mark.tsx';
import { type Hall, stateOf, zoneOf } from '../data/hall.ts';
import { spokenSeat } from '../data/seat-words.ts';
import styles from './seat-list.module.css';

export interface RowSeatsProps {
  readonly hall: Hall;
  readonly row: PlanRow;
  readonly onToggle: (seat: number) => void;
}

/** The seats of a row side by side; what is taken is there too, so that neighbours can be told. */
export function RowSeats({ hall, row, onToggle }: RowSeatsProps) {
  const words = { t: useTexts(), language: useLanguage() };
  const seats = Array.from({ length: row.seatCount }, (_, index) => row.firstSeat + index);
  return (
    <ul className={styles.seats}>
      {seats.map((seat) => {
        const state = stateOf(hall, seat);
        const zone = zoneOf(hall, seat);
        const isMine = state === 'mine' || state === 'pending';
        return (
          <li key={seat}>
            <label className={styles.seat} data-state={state}>
              <input
                type="checkbox"
                aria-label={spokenSeat(words, hall, seat)}
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
