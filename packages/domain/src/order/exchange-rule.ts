import { opensBeforeMs } from '../tickets/admission.ts';
import { daysBetween } from './return-rule.ts';
import type { MoveSettlement } from './ticket-move.ts';

/** Until when a seller lets buyers come on another date instead, and what becomes of what that costs less. */
export interface ExchangeRule {
  /** Before the day of the performance, by the calendar of the place. */
  readonly days: number;
  readonly keepsDifference: boolean;
}

interface ExchangeMoment {
  /** `2026-12-08`. */
  readonly today: string;
  readonly day: string;
  readonly now: Date;
  readonly startsAt: Date;
}

/** Never once codes open doors: whoever holds one may be inside. */
export const isExchangeOpen = ({ days }: Pick<ExchangeRule, 'days'>, moment: ExchangeMoment): boolean =>
  daysBetween(moment.today, moment.day) >= days &&
  moment.now.getTime() < moment.startsAt.getTime() - opensBeforeMs;

/** So often a day an order may keep other seats while it is paid for: whoever pays nothing keeps them from others. */
export const maxExchangesInADay = 5;

/** How the difference is made up; undefined where there is something to pay, which comes before the exchange. Kept, the new tickets cost what the old ones did. */
export function exchangeSettlement(
  { keepsDifference }: Pick<ExchangeRule, 'keepsDifference'>,
  differenceMinor: number,
): MoveSettlement | undefined {
  if (differenceMinor > 0) return undefined;
  if (differenceMinor === 0) return 'even';
  return keepsDifference ? 'waive' : 'refund';
}
