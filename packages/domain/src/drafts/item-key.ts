const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
};

/** Room is left for the number of a date. */
const maxLength = 48;

/** As files and tables take them. */
const maxKeyLength = 64;

/** The same with more behind it, shortened where there is no room for both. */
const withEnding = (key: string, ending: string): string =>
  key.slice(0, maxKeyLength - ending.length) + ending;

export const numberedKey = (key: string, number: number): string => withEnding(key, `-${number}`);

export const copiedKey = (key: string): string => withEnding(key, '-copy');

/** What a thing may be called if somebody has that key already: itself first, then with a number. */
export const otherKeys = (key: string, count: number): string[] => [
  key,
  ...Array.from({ length: count - 1 }, (_, index) => numberedKey(key, index + 2)),
];

/** What files may call something of this name: short, of plain letters; empty where the name has none. */
export const suggestKey = (name: string): string =>
  [...name.toLowerCase().normalize('NFC')]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
