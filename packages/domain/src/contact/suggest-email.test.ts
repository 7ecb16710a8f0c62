import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

describe('the hint beside an e-mail address', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['Anna.M+opera@hotmal.com', 'Anna.M+opera@hotmail.com'],
    ['anna@yandeks.ru', undefined],
    ['anna@yandx.ru', 'anna@yandex.ru'],
    ['anna@mial.ru', 'anna@mail.ru'],
    ['anna@mail.r', 'anna@mail.ru'],
    ['anna@tonline.de', 'anna@t-online.de'],
    ['anna@orange.fe', 'anna@orange.fr'],
    ['anna@movistar.e', 'anna@movistar.es'],
    ['anna@gmx.ne', 'anna@gmx.net'],
    ['anna@iclod.com', 'anna@icloud.com'],
    ['anna@yahoo.co.ku', 'anna@yahoo.co.uk'],
  ])('for %s is %s', (email, expected) => {
    expect(suggestEmail(email)).toBe(expected);
  });

  it.each([
    'anna@gmail.com',
    'anna@mail.com',
    'anna@ymail.com',
    'anna@gmx.net',
    'anna@hotmail.de',
    'anna@mail.de',
  ])('is none for %s, which exists', (email) => {
    expect(suggestEmail(email)).toBeUndefined();
  });

  it.each(['anna@yb.ru', 'anna@wb.de', 'anna@gmx.d', 'anna@example.org', 'anna@', ''])(
    'is none for %j, which may well be meant',
    (email) => {
      expect(suggestEmail(email)).toBeUndefined();
    },
  );
});
