import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'date-7@parterre.example',
  title: 'Hamlet; or, the\nrest',
  place: 'Playhouse',
  address: 'Primrose Court, 21',
  startedAt: '2026-12-24T19:00:00+03:00',
  durationMinutes: 170,
  url: 'https://parterre.example/events/7',
};
const now = new Date('2026-11-15T10:00:00Z');
const linesOf = (text: string) => text.split('\r\n');

it('says when the visit begins and ends, by the clock of the world', () => {
  const lines = linesOf(calendarFile(entry, now));
  expect(lines).toContain('DTSTART:20261224T160000Z');
  expect(lines).toContain('DTEND:20261224T185000Z');
  expect(lines).toContain('DTSTAMP:20261115T100000Z');
});

it('supposes two hours where nobody knows', () => {
  expect(calendarFile({ ...entry, durationMinutes: null }, now)).toContain('DTEND:20261224T180000Z');
});

it('escapes what has a meaning of its own', () => {
  const lines = linesOf(calendarFile(entry, now));
  expect(lines).toContain('SUMMARY:Hamlet\\; or\\, the\\nrest');
  expect(lines).toContain('LOCATION:Playhouse\\, Primrose Court\\, 21');
});

it('folds lines of more than 75 octets between letters, however many octets a letter has', () => {
  const title = 'Щелкунчик и Мышиный король, балет в двух действиях для всей семьи';
  const text = calendarFile({ ...entry, title }, now);
  for (const line of linesOf(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(',', '\\,')}`);
});

it('is a calendar of one entry whose every line ends as the format asks', () => {
  const text = calendarFile(entry, now);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});
