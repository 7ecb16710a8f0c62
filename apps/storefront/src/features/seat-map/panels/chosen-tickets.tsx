import { formatMoney } from '@parterre/domain/money/format-money';
import { addMoney, type Money, multiplyMoney } from '@parterre/domain/money/money';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ChipRemoval } from '../../../ui/chip.tsx';
import { formatSeatLink, type Hall, seatsInState, seatZone, toTicketIds } from '../data/hall.ts';
import type { Sale } from '../data/sale.ts';
import { fullSeatName, seatListName, type Texts } from '../data/seat-texts.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import styles from './chosen-tickets.module.css';

interface ChosenLine {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly price: Money;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** The chosen tickets, their total, and `children` as the way on. */
export function ChosenTickets({
  lines,
  places = lines.map(({ name }) => name).join('; '),
  link,
  children,
}: {
  readonly lines: readonly ChosenLine[];
  /** All of them in one line, for phones. */
  readonly places?: string;
  /** A link to the same seats, for sharing. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [first, ...others] = lines.map(({ price, count }) => multiplyMoney(price, count));
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <section className={styles.chosen} aria-label={t('forms:chosenTickets')}>
      {lines.length > 0 && (
        <ul className={styles.tickets}>
          {lines.map((line) => (
            <li key={line.id} data-pending={line.isPending || undefined}>
              <ChipRemoval label={`${t('forms:seatRelease')}: ${line.name}`} onRemove={line.onRemove}>
                {line.name}
                {line.count > 1 && ` × ${line.count}`}
              </ChipRemoval>
            </li>
          ))}
        </ul>
      )}
      {link}
      <div className={styles.summary} data-empty={!first || undefined}>
        <div className={styles.sum}>
          {first && (
            <p className={styles.places} aria-hidden="true">
              {places}
            </p>
          )}
          <p role="status" className={styles.total}>
            {first
              ? t('forms:chosenSum', { count, amount: formatMoney(others.reduce(addMoney, first), language) })
              : t('forms:chosenNothing')}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

export const generalLines = (
  { offers, zones }: Sale,
  { tickets, onCount }: Pick<SeatMapProps, 'tickets' | 'onCount'>,
): ChosenLine[] =>
  offers.general.flatMap(({ ticket_id: id, zone_id, name }) => {
    const ticket = tickets.get(id);
    const price = zones.find((zone) => zone.id === zone_id)?.price;
    if (!price || !ticket || ticket.kind === 'refused' || ticket.count === 0) return [];
    const isPending = ticket.kind === 'pending';
    return [{ id, name, price, count: ticket.count, isPending, onRemove: () => onCount(id, 0) }];
  });

const seatLines = (hall: Hall, texts: Texts, onRemove: (seat: number) => void): ChosenLine[] =>
  seatsInState(hall, 'mine', 'pending').flatMap((seat) => {
    const price = seatZone(hall, seat)?.price;
    const isPending = hall.ownSeats.get(seat)?.kind === 'pending';
    const [id = ''] = toTicketIds(hall.performanceId, [seat]);
    const name = fullSeatName(texts, hall, seat);
    return price ? [{ id, name, price, count: 1, isPending, onRemove: () => onRemove(seat) }] : [];
  });

interface HallChosenTicketsProps extends Pick<SeatMapProps, 'tickets' | 'onCount'> {
  readonly hall: Hall;
  readonly sale: Sale;
  readonly onRelease: (seat: number) => void;
  readonly children: ReactNode;
}

/** For a hall: seats and general admission together. */
export function HallChosenTickets({
  hall,
  sale,
  tickets,
  onCount,
  onRelease,
  children,
}: HallChosenTicketsProps) {
  const texts = { t: useTexts(), language: useLanguage() };
  const seats = seatsInState(hall, 'mine', 'pending');
  const general = generalLines(sale, { tickets, onCount });
  const names = [
    ...(seats.length > 0 ? [seatListName(texts, hall, seats)] : []),
    ...general.map(({ name }) => name),
  ];
  const link = seats.map((seat) => formatSeatLink(hall.plan, seat)).join();
  return (
    <ChosenTickets
      lines={[...seatLines(hall, texts, onRelease), ...general]}
      places={names.join('; ')}
      link={link && <a href={`?date=${hall.performanceId}&seat=${link}`}>{texts.t('forms:seatsLink')}</a>}
    >
      {children}
    </ChosenTickets>
  );
}
