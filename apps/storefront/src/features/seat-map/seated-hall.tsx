import { Suspense, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PrintLink } from '../../ui/print-link.tsx';
import { SeatedChosen } from './chosen/seated-chosen.tsx';
import { Legend } from './controls/legend.tsx';
import { PartyPopup } from './controls/party-popup.tsx';
import { useSeatView } from './controls/use-seat-view.ts';
import { ViewSwitch } from './controls/view-switch.tsx';
import { leftInZone } from './data/sale.ts';
import { useSeatsLeft } from './data/use-seats-left.ts';
import { useFullscreen } from './fullscreen/use-fullscreen.ts';
import { LiveNotices } from './live-notices.tsx';
import { Notice } from './notice.tsx';
import { useBestSeats } from './offered/use-best-seats.ts';
import type { Party } from './party/party-controls.tsx';
import styles from './seat-map.module.css';
import { focusArea } from './stage/focus-area.ts';
import { MapStage } from './stage/map-stage.tsx';
import { StandingPlaces } from './standing-places.tsx';
import { type SeatedHallProps, useSeatedHall } from './use-seated-hall.ts';

const mostAtOnce = 10;
const SeatList = lazyPart(async () => (await import('./list/seat-list.tsx')).SeatList);

/** A hall whose seats are chosen one by one: map and list, prices, the best seats, and what is chosen. */
export function SeatedHall(props: SeatedHallProps) {
  const { date, currency, tickets, sale, known, onCount, children } = props;
  const t = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(root);
  const model = useSeatedHall(props);
  const { hall, engine, choosing, offered, filter, spot, lost } = model;
  const [party, setParty] = useState<Party>({ count: 2, isTogether: false });
  const [view, setView] = useSeatView(engine?.canDraw ?? true);
  const best = useBestSeats(date.id, currency, model.setOffered);
  const left = useSeatsLeft(hall);
  if (model.hasFailed)
    return (
      <Notice acts={<Button onPress={model.retry}>{t('tryAgain')}</Button>}>
        {t('forms:seatMapFailed')}
      </Notice>
    );

  const { choose } = choosing;
  const press = (seat: number): void =>
    choose(
      party.isTogether && party.count > 1
        ? { kind: 'together', seat, count: party.count }
        : { kind: 'toggle', seat },
    );
  const take = (): void => {
    choose({ kind: 'take', seats: offered?.seats ?? [] });
    model.setOffered(null);
  };
  const actions = {
    onSpot: model.setSpot,
    onPress: press,
    onRange: (from: number, to: number) => choose({ kind: 'range', from, to }),
    onArea: (area: number) => hall && focusArea(hall.plan, area),
  };
  return (
    <div ref={root} className={styles.seatMap} data-fullscreen={fullscreen.isFullscreen || undefined}>
      <div className={styles.bar}>
        {engine?.canDraw !== false && <ViewSwitch view={view} onView={setView} />}
        <PartyPopup
          party={party}
          most={mostAtOnce}
          onParty={setParty}
          prices={sale?.zones.map(({ price }) => price) ?? []}
          onFind={(wish) => best.find({ ...wish, zones: [...filter] })}
        />
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
      {view === 'list' && hall && (
        <Suspense>
          <SeatList hall={hall} filter={filter} onToggle={press} />
        </Suspense>
      )}
      {hall && sale && (
        <>
          <LiveNotices
            {...{ hall, choosing, lost }}
            lone={model.lone}
            mostTickets={sale.offers.max_per_order}
            isBlind={known === null}
            offer={offered && { offered, onTake: take, onOthers: best.again }}
          />
          <Suspense>
            <StandingPlaces sale={sale} tickets={tickets} onCount={onCount} />
          </Suspense>
          <SeatedChosen
            {...{ hall, sale, tickets, onCount }}
            onRelease={(seat) => choose({ kind: 'toggle', seat })}
          >
            {children}
          </SeatedChosen>
          <p className={styles.print}>
            <PrintLink dateId={date.id} currency={currency} />
          </p>
        </>
      )}
    </div>
  );
}
