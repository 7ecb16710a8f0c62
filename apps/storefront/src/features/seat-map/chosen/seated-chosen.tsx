import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { type Hall, seatsWith } from '../data/hall.ts';
import type { Sale } from '../data/sale.ts';
import { seatToLink } from '../data/seat-to-link.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import { seatTickets, standingTickets } from './chosen-lines.ts';
import { ChosenTickets } from './chosen-tickets.tsx';

export interface SeatedChosenProps extends Pick<SeatMapProps, 'tickets' | 'onCount'> {
  readonly hall: Hall;
  readonly sale: Sale;
  /** Lets a seat go. */
  readonly onRelease: (seat: number) => void;
  readonly children: ReactNode;
}

/** Seats and places together. */
export function SeatedChosen({ hall, sale, tickets, onCount, onRelease, children }: SeatedChosenProps) {
  const words = { t: useTexts(), language: useLanguage() };
  const lines = [...seatTickets(hall, words, onRelease), ...standingTickets(sale, { tickets, onCount })];
  const seats = seatsWith(hall, 'mine', 'pending').map((seat) => seatToLink(hall.plan, seat));
  return (
    <ChosenTickets
      tickets={lines}
      link={
        seats.length > 0 && (
          <a href={`?date=${hall.dateId}&seat=${seats.join()}`}>{words.t('forms:seatsLink')}</a>
        )
      }
    >
      {children}
    </ChosenTickets>
  );
}
