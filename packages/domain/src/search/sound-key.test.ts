import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundKey } from './sound-key.ts';

describe('sounds the same in every spelling', () => {
  it.each([
    'щелкунчик shchelkunchik schelkunchik chtchelkountchik schtschelkuntschik',
    'чайковский tchaikovsky tschaikowski tchaikovski chaikovskiy chaikovskij',
    'чехов chekhov tchekhov',
    'пушкин pushkin puschkin pouchkin',
    'мусоргский mussorgsky mussorgski moussorgski',
    'достоевский dostoyevsky dostojewski dostoevski',
    'большой bolshoi bolshoy',
    'моцарт mozart motsart',
    'бетховен beethoven bethowen',
    'жуковский zhukovsky schukowski',
    'рахманинов rakhmaninov rahmaninoff',
    'мария maria mariya marija',
    'юлия yulia julia iulia',
    'царь tsar tzar',
    'эхо ekho eho',
    'фьорд fjord fiord',
    'макс max maks',
    'квартет kvartet qvartet ckvartet',
    'концерт koncert kontsert konzert concert',
    'лувр louvr loovr',
    'объезд obezd obiezd',
    'сфинкс sphinx sfinks',
    'выступ vystup vistup',
  ])('%s', (spellings) => {
    const keys = spellings.split(' ').map(soundKey);
    expect(new Set(keys).size, keys.join(' ')).toBe(1);
  });
});

it.each([
  ['щелкунчик', 'xelkunxik'],
  ['cygne', 'zigne'],
  ['бррррр', 'br'],
  ['chor 2026', 'xor 2026'],
])('the word %s has the sound key %s', (word, key) => {
  expect(soundKey(word)).toBe(key);
});

it('every Russian letter has a sound', () => {
  const keys = [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'].map(soundKey);
  expect(keys.join(' ')).toBe('a b v g d e x z i i k l m n o p r s t u v h z x x x  i  e u a');
});

it('different words have different sound keys', () => {
  const words = 'гамлет балет опера театр тоска джаз хор цирк золушка щелкунчик'.split(' ');
  expect(new Set(words.map(soundKey)).size).toBe(words.length);
});

it('a sound key is written in few letters, none of them twice in a row', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя') }),
      (word) => {
        expect(soundKey(word)).toMatch(/^[abdeghiklmnoprstuvxz]*$/);
        expect(soundKey(word)).not.toMatch(/(.)\1/);
      },
    ),
  );
});
