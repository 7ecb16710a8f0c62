import { Suspense, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { countLeftInZone } from './data/sale.ts';
import { MapViewport } from './map/map-viewport.tsx';
import { usePlanScreen } from './map/use-plan-screen.ts';
import { BestSeatsPopup } from './panels/best-seats-popup.tsx';
import { HallChosenTickets } from './panels/chosen-tickets.tsx';
import { GeneralAdmission } from './panels/general-admission.tsx';
import { Legend } from './panels/legend.tsx';
import { LiveNotices } from './panels/live-notices.tsx';
import { LoadFailedNotice } from './panels/notice.tsx';
import { useSeatView, ViewSwitch } from './panels/view-switch.tsx';
import styles from './seat-map.module.css';
import { type SeatedHallProps, useHallState } from './state/use-hall-state.ts';
import { useSeatsLeft } from './state/use-seats-left.ts';

const PhoneControls = lazyPart(async () => (await import('./map/phone-controls.tsx')).PhoneControls);
const PrintLink = lazyPart(async () => (await import('../../ui/print-link.tsx')).PrintLink);
const SeatList = lazyPart(async () => (await import('./list/seat-list.tsx')).SeatList);

/** A hall whose seats are chosen one by one: map and list, prices, the best seats, and what is chosen. */
export function SeatedHall(props: SeatedHallProps) {
  const { date, currency, tickets, sale, availability, onCount, children } = props;
  const t = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const state = useHallState(props);
  const { hall, renderer, viewport, choice, suggestion, lostSeats, filter } = state;
  const screen = usePlanScreen(root, viewport);
  const { isFullscreen, isPhone, isPreview } = screen;
  const [isFinding, setFinding] = useState(false);
  const [view, setView] = useSeatView(renderer?.canDraw ?? true);
  const seatsLeft = useSeatsLeft(hall);
  if (state.hasFailed) return <LoadFailedNotice seating="plan" onRetry={state.retry} />;

  const { choose, pressSeat } = choice;
  const { suggested } = suggestion;
  const acceptSuggestion = (seats: readonly number[]): void => {
    choose({ kind: 'add', seats });
    suggestion.clear();
  };
  const actions = {
    onActiveSeat: state.setActiveSeat,
    onPress: pressSeat,
    onRange: (from: number, to: number) => choose({ kind: 'range', from, to }),
    onArea: async (area: number) =>
      hall && (await import('./panels/focus-area.ts')).focusArea(hall.plan, area),
  };
  return (
    <div
      ref={root}
      className={styles.seatMap}
      data-fullscreen={isFullscreen || undefined}
      data-phone={isPhone || undefined}
    >
      <div className={styles.bar}>
        {renderer?.canDraw !== false && <ViewSwitch view={view} onView={setView} />}
        <BestSeatsPopup
          group={choice.group}
          onGroup={choice.setGroup}
          prices={sale?.zones.map(({ price }) => price) ?? []}
          onFind={(query) => suggestion.findBest({ ...query, zones: [...filter] })}
        />
      </div>
      {isPhone && isFullscreen && (
        <Suspense>
          <PhoneControls viewport={viewport} onFind={() => setFinding(true)} onClose={screen.toggle} />
        </Suspense>
      )}
      {sale && (
        <Legend
          zones={sale.zones}
          countLeft={({ id }) => countLeftInZone(sale, id, seatsLeft?.get(id))}
          filter={filter}
          onFilter={state.setFilter}
        />
      )}
      <div className={styles.view} hidden={view !== 'map'}>
        <MapViewport
          state={state}
          screen={screen}
          isFinding={isFinding}
          onFinding={setFinding}
          actions={actions}
        />
        {isPreview && (
          <div className={styles.open}>
            <Button onPress={screen.toggle}>{t('forms:seatMapOpen')}</Button>
          </div>
        )}
        {!isPhone && <p className={styles.touchHint}>{t('forms:seatMapTouch')}</p>}
      </div>
      {view === 'list' && hall && (
        <Suspense>
          <SeatList hall={hall} filter={filter} onToggle={pressSeat} />
        </Suspense>
      )}
      {hall && sale && (
        <>
          <LiveNotices
            hall={hall}
            choice={choice}
            lostSeats={lostSeats}
            maxTickets={sale.offers.max_per_order}
            isAvailabilityUnknown={availability === null}
            suggestion={
              suggested && { suggested, onAccept: acceptSuggestion, onOthers: suggestion.findOthers }
            }
          />
          <Suspense>
            <GeneralAdmission sale={sale} tickets={tickets} onCount={onCount} />
          </Suspense>
          <HallChosenTickets
            hall={hall}
            sale={sale}
            tickets={tickets}
            onCount={onCount}
            onRelease={(seat) => choose({ kind: 'toggle', seat })}
          >
            {children}
          </HallChosenTickets>
          <p className={styles.print}>
            <Suspense>
              <PrintLink performanceId={date.id} currency={currency} />
            </Suspense>
          </p>
        </>
      )}
    </div>
  );
}
