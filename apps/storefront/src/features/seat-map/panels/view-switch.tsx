import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './view-switch.module.css';

export const seatViews = ['map', 'list'] as const;
export type SeatView = (typeof seatViews)[number];

const key = 'seat-view';

function readStoredView(): SeatView {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'map';
  } catch {
    // Storage may be forbidden; then the map is shown each time.
    return 'map';
  }
}

function storeView(view: SeatView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // As above.
  }
}

/** Map or list, as the visitor last chose; always the list where nothing can be drawn. */
export function useSeatView(canDraw: boolean): readonly [SeatView, (view: SeatView) => void] {
  const [view, setView] = useState(readStoredView);
  const changeView = (next: SeatView): void => {
    setView(next);
    storeView(next);
  };
  return [canDraw ? view : 'list', changeView];
}

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
