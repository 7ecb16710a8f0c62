import { expect, it } from 'vitest';
import { saleCalendarFile } from './sale-calendar-file.ts';

const text = saleCalendarFile(
  {
    uid: 'sale-7@parterre.example',
    summary: 'Начало продаж: Гамлет; или, остальное',
    note: 'чт, 24 декабря, 19:00, Театр',
    saleStartsAt: '2026-12-01T12:00:00+03:00',
    url: 'https://parterre.example/de/events/7',
  },
  new Date('2026-11-15T10:00:00Z'),
);
const lines = text.replaceAll('\r\n ', '').split('\r\n');

it('the beginning of a sale is an entry at that very moment, which rings a quarter of an hour before', () => {
  expect(lines).toContain('DTSTART:20261201T090000Z');
  expect(lines).toContain('DTEND:20261201T091500Z');
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
  expect(alarm).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:Начало продаж: Гамлет\\; или\\, остальное',
  ]);
});

it('it says what begins and where tickets are bought', () => {
  expect(lines).toContain('SUMMARY:Начало продаж: Гамлет\\; или\\, остальное');
  expect(lines).toContain(
    'DESCRIPTION:чт\\, 24 декабря\\, 19:00\\, Театр\\nhttps://parterre.example/de/events/7',
  );
  expect(lines).toContain('URL:https://parterre.example/de/events/7');
});

it('no line has more than 75 octets', () => {
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
