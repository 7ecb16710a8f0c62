import { useLinks } from '../../address/use-links.ts';
import { useLoadBasket } from '../../features/basket/basket-presence.ts';
import { useChosenTickets } from '../../features/basket/use-chosen-tickets.ts';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { useStockChanges } from '../../features/prices/use-stock-changes.ts';
import { SeatMap } from '../../features/seat-map/seat-map.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

export interface EventTicketsProps {
  readonly eventId: number;
  readonly date: EventDateData;
  readonly currency: string;
}

/** The seats of a date. What is chosen is held in the basket at once. */
export function EventTickets({ eventId, date, currency }: EventTicketsProps) {
  const t = useTexts();
  const link = useLinks();
  const { chosen, pick, drop, setCount } = useChosenTickets(currency);
  useLoadBasket();
  useStockChanges(eventId);
  const hasChosen = [...chosen.values()].some(({ kind }) => kind !== 'refused');
  return (
    <SeatMap date={date} currency={currency} tickets={chosen} onPick={pick} onDrop={drop} onCount={setCount}>
      {hasChosen && (
        <ButtonLink href={link(paths.order())} isMain>
          {t('forms:basketOrder')}
        </ButtonLink>
      )}
    </SeatMap>
  );
}
