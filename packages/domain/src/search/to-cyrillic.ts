/** Longer spellings first, since `sh` begins `shch`. */
const spellings: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['kh', 'х'],
  ['zh', 'ж'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['ja', 'я'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ju', 'ю'],
  ['ye', 'е'],
  ['je', 'е'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['iy', 'ий'],
  ['yy', 'ый'],
  ['ay', 'ай'],
  ['ey', 'ей'],
  ['oy', 'ой'],
  ['uy', 'уй'],
  ['x', 'кс'],
];

const letters: readonly [latin: string, cyrillic: string] = [
  "abcdefghijklmnopqrstuvwyz'",
  'абкдефгхийклмнопкрстуввызь',
];

const cyrillicBySpelling = new Map([
  ...spellings,
  ...[...letters[0]].map((letter, at) => [letter, letters[1][at] ?? ''] as const),
]);
const spelling = new RegExp([...cyrillicBySpelling.keys()].join('|'), 'g');

/** A Russian word that was written in Latin letters, as it would most likely be spelt: `baletov` is балетов. */
export const toCyrillic = (word: string): string =>
  word.replace(spelling, (latin) => cyrillicBySpelling.get(latin) ?? latin);
