import { dateSaleState, type PerformanceSaleData } from '../price/sale-state.ts';

/** How long somebody has to say that the address is theirs. */
export const confirmationMs = 48 * 3_600_000;

/** Only a sale that is still to begin can be waited for. */
export const canBeAwaited = (date: PerformanceSaleData, nowMs: number): boolean =>
  dateSaleState(date, nowMs) === 'soon';

export type ReminderFate =
  | 'wait'
  /** Tickets can be bought: now is the time to say so. */
  | 'remind'
  /** There is nothing to wait for any more. */
  | 'drop';

/**
 * What becomes of the reminders of a date, as the catalogue has it now; undefined when that has it no more. Whoever waits for
 * tickets is not told of a sale that is over before the mail is written, but of tickets that come back.
 */
export function reminderFate(date: PerformanceSaleData | undefined, nowMs: number): ReminderFate {
  if (!date || nowMs >= date.startedAtMs) return 'drop';
  switch (dateSaleState(date, nowMs)) {
    case 'on_sale':
      return 'remind';
    case 'ended':
    case 'cancelled':
      return 'drop';
    default:
      return 'wait';
  }
}

/** Anybody can type anybody's address: so many mails that ask for a confirmation one mailbox is sent in an hour. */
const maxConfirmationsInAnHour = 3;

/** Whether a mail that asks for a confirmation is sent, after others that were to go to the same mailbox within an hour. */
export const mayAskToConfirm = (earlierInAnHour: number): boolean =>
  earlierInAnHour < maxConfirmationsInAnHour;
