import type { DateStatus } from '../price/sale-state.ts';
import { closesAfterMs } from '../tickets/admission.ts';

export interface PassedTicket {
  readonly isRevoked: boolean;
  /** Of its performance, as it is announced today. */
  readonly status: DateStatus;
  readonly startsAt: Date;
}

/** Whether a pass lets nobody in any more: given back, handed on, made anew, or called off. A performance that is put off keeps its tickets. */
export const isVoidPass = ({ isRevoked, status }: PassedTicket): boolean =>
  isRevoked || status === 'cancelled';

/** When a phone puts it away; undefined while nobody knows when it is played. */
export const passEnd = ({ status, startsAt }: PassedTicket): Date | undefined =>
  status === 'postponed' ? undefined : new Date(startsAt.getTime() + closesAfterMs);
