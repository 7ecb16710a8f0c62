import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { describe, expect, it } from 'vitest';
import { type Values, writeMessage } from '../../i18n/write-message.ts';
import { compileMessage } from './compile-message.ts';

const write = (text: string, values?: Values, language: InterfaceLanguage = 'ru') =>
  writeMessage(compileMessage(text), language, values);

describe('a message', () => {
  it('is its text, with values inserted as they are', () => {
    expect(write('Корзина')).toBe('Корзина');
    expect(write('')).toBe('');
    expect(write('Открыта страница «{title}»', { title: 'Чайка' })).toBe('Открыта страница «Чайка»');
    expect(write('{year}', { year: 2026 })).toBe('2026');
  });

  it('formats numbers by the language', () => {
    expect(write('{count, number} мест', { count: 12_500 })).toBe('12\u00a0500 мест');
    expect(write('{count, number}', { count: 12_500 }, 'de')).toBe('12.500');
  });

  const events =
    '{count, plural, =0 {ничего} one {# событие} few {# события} many {# событий} other {# события}}';
  it.each([
    [0, 'ничего'],
    [1, '1 событие'],
    [3, '3 события'],
    [1011, '1\u00a0011 событий'],
  ])('has the plural form of %i', (count, expected) => {
    expect(write(events, { count })).toBe(expected);
  });

  it('selects by a word, with a default for others', () => {
    const text =
      '{kind, select, ballet {балет на {count, plural, one {# акт} other {# акта}}} other {событие}}';
    expect(write(text, { kind: 'ballet', count: 2 })).toBe('балет на 2 акта');
    expect(write(text, { kind: 'circus', count: 2 })).toBe('событие');
  });
});

it.each(['{at, date, short}', '{count, number, percent}', '{count, selectordinal, other {#.}}'])(
  'a message with an unsupported format fails the build: %s',
  (text) => {
    expect(() => compileMessage(text)).toThrow('no way yet');
  },
);
