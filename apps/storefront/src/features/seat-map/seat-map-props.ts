import type { ReactNode } from 'react';

/** A ticket of this visitor, as the basket has it. */
export type TicketState =
  | { readonly kind: 'mine'; readonly count: number }
  /** Requested, not answered yet. */
  | { readonly kind: 'pending'; readonly count: number }
  /** Somebody else has it; `alternatives` are the ids of similar tickets nearby. */
  | { readonly kind: 'refused'; readonly alternatives: readonly string[] };

export interface SeatMapProps {
  readonly date: {
    readonly id: number;
    readonly startedAt: string;
    /** Numbered seats on a plan of the hall, or general admission alone. */
    readonly seating: 'plan' | 'general';
  };
  readonly currency: string;
  /** Of codes that open places which nobody else sees. */
  readonly keys?: string | undefined;
  /** By ticket id; those of other dates are ignored. */
  readonly tickets: ReadonlyMap<string, TicketState>;
  readonly onPick: (ticketIds: readonly string[]) => void;
  readonly onDrop: (ticketIds: readonly string[]) => void;
  /** Sets the number of general-admission tickets. */
  readonly onCount: (ticketId: string, count: number) => void;
  /** Shown beside the total of the chosen tickets: the way on. */
  readonly children?: ReactNode;
}
