/** Small words that only one of the languages has. */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'with', 'from', 'this', 'that', 'your', 'you', 'are', 'for', 'of', 'is'],
  de: ['der', 'das', 'und', 'mit', 'für', 'von', 'nicht', 'ist', 'auf', 'sie', 'eine', 'wir'],
  fr: ['le', 'les', 'des', 'et', 'avec', 'pour', 'dans', 'vous', 'est', 'une', 'du', 'au'],
  es: ['el', 'los', 'las', 'y', 'con', 'por', 'para', 'una', 'del', 'se', 'su', 'al'],
};

const cyrillic = /[а-яё]/i;
const enoughWords = 6;

/** Texts that are in another language than they should be, as far as their letters and small words tell. */
export const foreignTexts = (texts: readonly string[], language: string): readonly string[] =>
  texts.filter(
    (text) => (language === 'ru' ? isLatinSentence(text) : cyrillic.test(text)) || isForeign(text, language),
  );

const splitWords = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const isLatinSentence = (text: string) => splitWords(text).length >= enoughWords && !cyrillic.test(text);

function isForeign(text: string, language: string): boolean {
  const words = splitWords(text);
  if (words.length < enoughWords || language === 'ru') return false;
  const score = (code: string) => words.filter((word) => ownWords[code]?.includes(word)).length;
  return Object.keys(ownWords).some((code) => code !== language && score(code) > score(language) + 1);
}
