import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { Suspense, useSyncExternalStore } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useLoadBasket } from '../../features/basket/basket-presence.ts';
import { useChosenTickets } from '../../features/basket/use-chosen-tickets.ts';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { useStockChanges } from '../../features/prices/use-stock-changes.ts';
import { SeatMap } from '../../features/seat-map/seat-map.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { openedStock } from '../../opened-stock.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EventCodes } from './event-codes.tsx';
import { findWaitingRoom, WaitingRoomNotice } from './lazy-waiting-room.ts';
import { WaitingList } from './waiting-list.tsx';

export interface EventTicketsProps {
  readonly eventId: number;
  readonly date: EventDateData;
  readonly currency: string;
  /** Live, by date. */
  readonly prices: ReadonlyMap<number, DatePrice>;
}

/** The seats of a date. What is chosen is held in the basket at once. */
export function EventTickets({ eventId, date, currency, prices }: EventTicketsProps) {
  const t = useTexts();
  const link = useLinks();
  const { chosen, pick, drop, setCount } = useChosenTickets(currency);
  useLoadBasket();
  useStockChanges(eventId);
  const keys = useSyncExternalStore(
    openedStock.subscribe,
    () => openedStock.readKeys(date.id) || undefined,
    () => undefined,
  );
  const hasChosen = [...chosen.values()].some(({ kind }) => kind !== 'refused');
  const room = hasChosen ? undefined : findWaitingRoom(prices, [date]);
  return (
    <>
      <Suspense>{room !== undefined && <WaitingRoomNotice room={room} />}</Suspense>
      <SeatMap
        date={date}
        keys={keys}
        currency={currency}
        tickets={chosen}
        onPick={pick}
        onDrop={drop}
        onCount={setCount}
      >
        {hasChosen && (
          <ButtonLink href={link(paths.order())} isMain>
            {t('forms:basketOrder')}
          </ButtonLink>
        )}
      </SeatMap>
      <EventCodes />
      {/* Some of it may be gone while the rest can be bought. */}
      <WaitingList dates={[date]} />
    </>
  );
}
