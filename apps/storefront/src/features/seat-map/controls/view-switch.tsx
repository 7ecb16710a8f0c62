import { useTexts } from '../../../i18n/use-texts.ts';
import { type SeatView, seatViews } from './use-seat-view.ts';
import styles from './view-switch.module.css';

/** Two equal ways to the same seats. */
export function ViewSwitch(props: { readonly view: SeatView; readonly onView: (view: SeatView) => void }) {
  const t = useTexts();
  return (
    <fieldset className={styles.switch} aria-label={t('forms:seatViews')}>
      {seatViews.map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="seat-view"
            checked={view === props.view}
            onChange={() => props.onView(view)}
          />
          {t(`forms:seatView_${view}`)}
        </label>
      ))}
    </fieldset>
  );
}
