import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { deadlineZone } from '@parterre/domain/order/deadline-zone';
import { offsetMinutes } from './zoned-time.ts';

const shapes = {
  day: { day: 'numeric' },
  weekday: { weekday: 'long' },
  year: { year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  full: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment by the clock of a place, which is not always ours nor the visitor's. */
export interface ZonedMoment {
  readonly at: Date;
  /** IANA, such as `Europe/Moscow`. */
  readonly timeZone: string;
}

const format = (
  { at, timeZone }: ZonedMoment,
  options: Intl.DateTimeFormatOptions,
  lang: InterfaceLanguage,
) => new Intl.DateTimeFormat(lang, { ...options, timeZone }).formatToParts(at);

export const writeMoment = (
  moment: ZonedMoment,
  shape: keyof typeof shapes,
  lang: InterfaceLanguage,
): string =>
  format(moment, shapes[shape], lang)
    .map(({ value }) => value)
    .join('');

/** The month as it follows a day: «декабря». */
export const writeMonth = (moment: ZonedMoment, lang: InterfaceLanguage): string =>
  format(moment, { day: 'numeric', month: 'long' }, lang).find(({ type }) => type === 'month')?.value ?? '';

/** A moment that something ends at, with the zone of its clock: whoever reads it in a mail or on paper may have another. */
export function writeDeadline(deadline: ZonedMoment, lang: InterfaceLanguage): string {
  const zone = deadlineZone(offsetMinutes(deadline.timeZone, deadline.at.getTime()), null);
  return `${writeMoment(deadline, 'moment', lang)} (${zone})`;
}
