import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Popup } from '../../ui/popup.tsx';
import { SeatedChosen } from './chosen/seated-chosen.tsx';
import { Legend } from './controls/legend.tsx';
import { type Party, PartyControls } from './controls/party-controls.tsx';
import { useSeatView } from './controls/use-seat-view.ts';
import { ViewSwitch } from './controls/view-switch.tsx';
import { leftInZone } from './data/sale.ts';
import { useSeatsLeft } from './data/use-seats-left.ts';
import { useFullscreen } from './fullscreen/use-fullscreen.ts';
import { focusArea } from './general/focus-area.ts';
import { GeneralAreas } from './general/general-areas.tsx';
import { SeatList } from './list/seat-list.tsx';
import { HallNotices } from './notices/hall-notices.tsx';
import { Notice } from './notices/notice.tsx';
import { useBestSeats } from './offered/use-best-seats.ts';
import styles from './seat-map.module.css';
import { MapStage } from './stage/map-stage.tsx';
import { type SeatedHallProps, useSeatedHall } from './use-seated-hall.ts';

const mostAtOnce = 10;

/** A hall whose seats are chosen one by one: map and list, prices, the best seats, and what is chosen. */
export function SeatedHall(props: SeatedHallProps) {
  const { date, currency, tickets, sale, known, onCount, children } = props;
  const t = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(root);
  const model = useSeatedHall(props);
  const { hall, engine, choosing, offered, filter, spot } = model;
  const [party, setParty] = useState<Party>({ count: 2, isTogether: false });
  const [view, setView] = useSeatView(engine?.canDraw ?? true);
  const best = useBestSeats(date.id, currency, model.setOffered);
  const left = useSeatsLeft(hall);
  const watched = useMemo(() => [...(offered?.seats ?? []), ...(spot ? [spot.seat] : [])], [offered, spot]);
  if (model.hasFailed)
    return (
      <Notice acts={<Button onPress={model.retry}>{t('tryAgain')}</Button>}>
        {t('forms:seatMapFailed')}
      </Notice>
    );

  const press = (seat: number): void =>
    party.isTogether && party.count > 1 ? choosing.pickTogether(seat, party.count) : choosing.toggle(seat);
  const take = (): void => {
    choosing.take(offered?.seats ?? []);
    model.setOffered(null);
  };
  const actions = {
    onSpot: model.setSpot,
    onPress: press,
    onRange: choosing.pickRange,
    onArea: (area: number) => hall && focusArea(hall.plan, area),
  };
  return (
    <div ref={root} className={styles.seatMap} data-fullscreen={fullscreen.isFullscreen || undefined}>
      <div className={styles.bar}>
        {engine?.canDraw !== false && <ViewSwitch view={view} onView={setView} />}
        <Popup
          id="best-seats"
          label={t('forms:bestSeats')}
          opener={t('forms:bestSeats')}
          isPressed={party.isTogether}
        >
          {() => (
            <PartyControls
              party={party}
              most={mostAtOnce}
              onParty={setParty}
              onFind={(wish) => best.find(filter.size === 1 ? { ...wish, zone: [...filter].join() } : wish)}
            />
          )}
        </Popup>
      </div>
      {sale && (
        <Legend
          zones={sale.zones}
          leftOf={({ id }) => leftInZone(sale, id, left?.get(id))}
          filter={filter}
          onFilter={model.setFilter}
        />
      )}
      <div className={styles.view} hidden={view !== 'map'}>
        <MapStage {...{ hall, engine, spot, fullscreen, actions }} viewer={model.viewer} />
        <p className={styles.touchHint}>{t('forms:seatMapTouch')}</p>
      </div>
      {view === 'list' && hall && <SeatList hall={hall} filter={filter} onToggle={press} />}
      {hall && sale && (
        <>
          <HallNotices
            {...{ hall, choosing, watched }}
            lone={model.lone}
            mostTickets={sale.offers.max_per_order}
            isBlind={known === null}
            offer={offered && { offered, onTake: take, onOthers: best.again }}
          />
          <GeneralAreas sale={sale} tickets={tickets} onCount={onCount} />
          <SeatedChosen {...{ hall, sale, tickets, onCount }} onRelease={choosing.toggle}>
            {children}
          </SeatedChosen>
        </>
      )}
    </div>
  );
}
