/** Letters that no accent can be taken from. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const plainLetter = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (bare) => plainLetters[bare] ?? bare);

/** Lower case without accents, and ё as е; й, ї and ў are letters of their own. The database folds alike. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\0-\x7fа-яїў]/gu, plainLetter);
