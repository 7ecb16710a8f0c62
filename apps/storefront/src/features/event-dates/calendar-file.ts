import { calendarInstant, calendarText, writeCalendar } from '@parterre/domain/calendar/calendar-file';
import { saveFile } from '../../ui/save-file.ts';

/** One performance as a calendar entry. */
export interface CalendarEntry {
  /** The same for the same date, so that adding it again replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly address: string;
  /** ISO 8601 with offset. */
  readonly startedAt: string;
  readonly durationMinutes: number | null;
  readonly url: string;
}

const defaultMinutes = 120;

/** An iCalendar file with one entry. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const start = Date.parse(entry.startedAt);
  const end = start + (entry.durationMinutes ?? defaultMinutes) * 60_000;
  return writeCalendar('Storefront', [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(new Date(start))}`,
    `DTEND:${calendarInstant(new Date(end))}`,
    `SUMMARY:${calendarText(entry.title)}`,
    `LOCATION:${calendarText(`${entry.place}, ${entry.address}`)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
  ]);
}

export const saveCalendarFile = (entry: CalendarEntry): void =>
  saveFile(calendarFile(entry, new Date()), { name: `${entry.uid}.ics`, type: 'text/calendar' });
