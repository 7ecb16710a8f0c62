import type { CommandInput } from '@parterre/contracts/console/commands';

type Input = CommandInput<'performances.change'>;
export type Change = Input['change'];

/** What a form says, as it was typed. */
export interface ChangeDraft {
  readonly opens: 'stays' | 'at_once' | 'at' | 'days_before';
  readonly opensAt: string;
  readonly opensDays: string;
  readonly opensTime: string;
  readonly closes: 'stays' | 'start' | 'before' | 'at';
  readonly closesAt: string;
  readonly closesHours: string;
  readonly sale: 'stays' | 'open' | 'stopped';
  /** `stays`, `event`, or the id of a performance that has them. */
  readonly prices: string;
  readonly shift: string;
}

export const noChange: ChangeDraft = {
  opens: 'stays',
  opensAt: '',
  opensDays: '30',
  opensTime: '10:00',
  closes: 'stays',
  closesAt: '',
  closesHours: '2',
  sale: 'stays',
  prices: 'stays',
  shift: '',
};

export type DraftFault =
  | 'opensAt'
  | 'opensDays'
  | 'opensTime'
  | 'closesAt'
  | 'closesHours'
  | 'shift'
  | 'empty';

export type ReadChange =
  | { readonly kind: 'read'; readonly change: Change }
  | { readonly kind: 'faulty'; readonly fault: DraftFault };

const isLocal = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text);
const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const maxDays = 366;
const maxMinutes = maxDays * 24 * 60;

const faulty = (fault: DraftFault): ReadChange => ({ kind: 'faulty', fault });

/** What is meant by a form, or the first field that cannot be meant. */
export function readChange(draft: ChangeDraft): ReadChange {
  const [days, hours, shift] = [draft.opensDays, draft.closesHours, draft.shift].map(readNumber);
  if (draft.opens === 'at' && !isLocal(draft.opensAt)) return faulty('opensAt');
  if (draft.opens === 'days_before' && !isWithin(days, 0, maxDays)) return faulty('opensDays');
  if (draft.opens === 'days_before' && !isClockTime(draft.opensTime)) return faulty('opensTime');
  if (draft.closes === 'at' && !isLocal(draft.closesAt)) return faulty('closesAt');
  const minutes = Math.round((hours ?? Number.NaN) * 60);
  if (draft.closes === 'before' && !isWithin(minutes, 0, maxMinutes)) return faulty('closesHours');
  if (draft.shift.trim() !== '' && !isWithin(shift, -maxMinutes, maxMinutes)) return faulty('shift');
  const change: Change = {
    ...(draft.opens === 'at_once' && { opens: { kind: 'at_once' } as const }),
    ...(draft.opens === 'at' && { opens: { kind: 'at', at: draft.opensAt } as const }),
    ...(draft.opens === 'days_before' && {
      opens: { kind: 'days_before', days: days ?? 0, time: draft.opensTime } as const,
    }),
    ...(draft.closes === 'start' && { closes: { kind: 'before', minutes: 0 } as const }),
    ...(draft.closes === 'before' && { closes: { kind: 'before', minutes } as const }),
    ...(draft.closes === 'at' && { closes: { kind: 'at', at: draft.closesAt } as const }),
    ...(draft.sale !== 'stays' && { sale: draft.sale }),
    ...(draft.prices === 'event' && { prices: { kind: 'event' } as const }),
    ...(/^\d+$/.test(draft.prices) && {
      prices: { kind: 'like', performance_id: Number(draft.prices) } as const,
    }),
    ...(shift && { shift_minutes: shift }),
  };
  return Object.keys(change).length === 0 ? faulty('empty') : { kind: 'read', change };
}

/** People write a minus as they find it, and a comma where there is a point. */
function readNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(/^[−–]/, '-').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

const isWithin = (number: number | undefined, min: number, max: number): boolean =>
  number !== undefined && Number.isInteger(number) && number >= min && number <= max;
