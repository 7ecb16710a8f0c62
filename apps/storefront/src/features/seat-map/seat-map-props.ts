import type { ReactNode } from 'react';

/** How a ticket of this visitor stands, as whoever keeps the basket knows it. */
export type TicketState =
  | { readonly kind: 'mine'; readonly count: number }
  /** Asked for, not answered yet. `count` is what was asked. */
  | { readonly kind: 'pending'; readonly count: number }
  /** Somebody else has it; `alternatives` are equal ones nearby. */
  | { readonly kind: 'refused'; readonly alternatives: readonly string[] };

export interface SeatMapProps {
  readonly date: {
    readonly id: number;
    readonly startedAt: string;
    /** Whether there is a plan of the hall, or places without numbers alone. */
    readonly seating: 'plan' | 'general';
  };
  readonly currency: string;
  /** By ticket id; those of other dates do no harm. */
  readonly tickets: ReadonlyMap<string, TicketState>;
  readonly onPick: (ticketIds: readonly string[]) => void;
  readonly onDrop: (ticketIds: readonly string[]) => void;
  /** So many places of general admission. */
  readonly onCount: (ticketId: string, count: number) => void;
  /** Stands beside the sum of what is chosen: the way on. */
  readonly children?: ReactNode;
}
