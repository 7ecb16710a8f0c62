import type { CallOffKind, CallOffWhat } from '@parterre/contracts/console/call-offs';
import { daysToChoose } from '@parterre/domain/order/return-way';

/** What the address says that is to be looked at before it is done. */
export interface CallOffSearch {
  readonly kind?: CallOffKind;
  readonly days?: number;
  /** On the clocks of the place. */
  readonly to?: string;
}

/** What buyers are given to choose in; the usual one among them. */
export const offeredDays = [1, 3, 7, daysToChoose.usual, 30] as const;

const isKind = (text: unknown): text is CallOffKind =>
  text === 'cancel' || text === 'postpone' || text === 'move';
const isTime = (text: string) => /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The rest of an address is left out. */
export function readCallOffSearch({ kind, days, to }: Readonly<Record<string, unknown>>): CallOffSearch {
  const [count, time] = [Number(days), String(to ?? '')];
  if (!isKind(kind)) return {};
  if (kind === 'cancel') return offeredDays.some((offered) => offered === count) ? { kind, days: count } : {};
  if (kind === 'move') return isTime(time) ? { kind, to: time } : {};
  return { kind };
}

/** As the command is told it; undefined while nothing is to be looked at. */
export function toWhat({ kind, days, to }: CallOffSearch): CallOffWhat | undefined {
  if (kind === 'cancel') return days === undefined ? undefined : { kind, days_to_choose: days };
  if (kind === 'move') return to === undefined ? undefined : { kind, started_at: to };
  return kind && { kind };
}
