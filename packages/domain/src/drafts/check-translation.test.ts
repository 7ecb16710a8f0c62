import { expect, it } from 'vitest';
import { checkTranslation, type TranslatedText, type TranslationFault } from './check-translation.ts';

const text = (main: string, translation: string | undefined, more: Partial<TranslatedText> = {}) => ({
  main,
  translation,
  maxLength: 200,
  mayBeSame: false,
  ...more,
});

it.each<[string, TranslatedText, TranslationFault[]]>([
  ['a good one', text('Чайка', 'Die Möwe'), []],
  ['none', text('Чайка', undefined), ['missing']],
  ['spaces alone', text('Чайка', ' \n'), ['missing']],
  ['the main text again', text('Чайка', 'Чайка'), ['same']],
  ['a name that is written alike', text('Hamlet', 'Hamlet', { mayBeSame: true }), []],
  ['too short to be a word of one language', text('18+', '18+'), []],
  ['another hour', text('Начало в 19:30', 'Beginn um 19.00 Uhr'), ['numbers']],
  ['the hour as it is written there', text('Начало в 19:30', 'Début à 19 h 30'), []],
  ['a thousand as it is written there', text('1 000 мест', '1.000 Plätze'), []],
  ['a decimal is no thousand', text('2,5 часа', '25 Stunden'), ['numbers']],
  ['numbers in another order', text('2 акта, 3 часа', '3 Stunden in 2 Akten'), []],
  [
    'another link',
    text('<p><a href="/events/1">Вот</a></p>', '<p><a href="/events/2">Hier</a></p>'),
    ['links'],
  ],
  ['digits of a link are none of the text', text('<a href="/a/1">А</a>', '<a href="/a/1">B</a>'), []],
  ['a paragraph less', text('<p>А</p><p>Б</p>', '<p>A B</p>'), ['markup']],
  ['emphasis elsewhere', text('<p>А <em>Б</em></p>', '<p>A B</p>'), []],
  ['too long for its place', text('Да', 'Selbstverständlich', { maxLength: 10 }), ['too_long']],
  ['markup takes no room', text('<p>Да</p>', '<p>Ja</p>', { maxLength: 2 }), []],
  ['several at once', text('Ряд 5', 'Ряд 6 и дальше', { maxLength: 5 }), ['numbers', 'too_long']],
])('a translation is checked: %s', (_what, given, expected) => {
  expect(checkTranslation(given)).toEqual(expected);
});
