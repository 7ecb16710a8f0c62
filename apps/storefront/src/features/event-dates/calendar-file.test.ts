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
const splitLines = (text: string) => text.split('\r\n');

it('a calendar entry begins and ends in UTC', () => {
  const lines = splitLines(calendarFile(entry, now));
  expect(lines).toContain('DTSTART:20261224T160000Z');
  expect(lines).toContain('DTEND:20261224T185000Z');
  expect(lines).toContain('DTSTAMP:20261115T100000Z');
});

it('a calendar entry of unknown duration takes two hours', () => {
  expect(calendarFile({ ...entry, durationMinutes: null }, now)).toContain('DTEND:20261224T180000Z');
});

it('special characters of a calendar entry are escaped', () => {
  const lines = splitLines(calendarFile(entry, now));
  expect(lines).toContain('SUMMARY:Hamlet\\; or\\, the\\nrest');
  expect(lines).toContain('LOCATION:Playhouse\\, Primrose Court\\, 21');
});

it('lines of more than 75 octets are folded between characters, however many octets a character has', () => {
  const title = 'Щелкунчик и Мышиный король, балет в двух действиях для всей семьи';
  const text = calendarFile({ ...entry, title }, now);
  for (const line of splitLines(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(',', '\\,')}`);
});

it('a calendar file holds one entry, and its lines end in CRLF', () => {
  const text = calendarFile(entry, now);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});
