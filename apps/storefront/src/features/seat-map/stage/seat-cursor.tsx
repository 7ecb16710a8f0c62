import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { type Hall, stateOf } from '../data/hall.ts';
import { spokenSeat } from '../data/seat-words.ts';
import styles from './map-stage.module.css';

/** What `aria-activedescendant` points at. */
export const cursorId = (seat: number): string => `seat-${seat}`;

/** The seat that the keys are at, as an element, so that it is read out. */
export function SeatCursor({ hall, seat }: { readonly hall: Hall; readonly seat: number }) {
  const words = { t: useTexts(), language: useLanguage() };
  const state = stateOf(hall, seat);
  return (
    <div
      // Another seat is another element: that is what is announced.
      key={seat}
      id={cursorId(seat)}
      role="option"
      tabIndex={-1}
      aria-selected={state === 'mine' || state === 'pending'}
      aria-disabled={state === 'taken'}
      className={styles.option}
    >
      {spokenSeat(words, hall, seat)}
    </div>
  );
}
