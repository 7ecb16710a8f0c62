import { expect, it } from 'vitest';
import { quote, splitQuotations } from './quotations.ts';

it.each<[string, string[]]>([
  ['чайка', ['чайка']],
  ['"чайка"', ['=чайка']],
  ['моя «вишнёвая» чайка', ['моя ', '=вишнёвая', ' чайка']],
  ['“swan lake” tomorrow', ['=swan lake', ' tomorrow']],
  ['„Freitag“ in Berlin', ['=Freitag', ' in Berlin']],
  ['"a" "b"', ['=a', '=b']],
  ['24" tv', ['24" tv']],
  ['"" «»', ['"" «»']],
])('%s is divided at its quotations', (text, parts) => {
  expect(splitQuotations(text).map((part) => (part.isQuoted ? `=${part.text}` : part.text))).toEqual(parts);
});

it('what was quoted is one quotation when it is quoted again', () => {
  expect(quote('say «hi» to "me"')).toBe('"say hi to me"');
});
