import { type Language, languages } from '../../text.ts';

const commonWords: Readonly<Record<Language, RegExp>> = {
  ru: /\p{Script=Cyrillic}{2,}/gu,
  en: /(?<!\p{L})(the|and|of|is|with|her|his|it|who)(?!\p{L})/giu,
  de: /(?<!\p{L})(der|die|das|und|ist|mit|ein|eine|den|sie|nicht|im)(?!\p{L})/giu,
  fr: /(?<!\p{L})(le|les|et|une|est|des|dans|du|elle|qui|au)(?!\p{L})/giu,
  es: /(?<!\p{L})(el|los|y|una|con|del|las|es|al|lo)(?!\p{L})/giu,
};

/** The language whose commonest words the text is fullest of. */
export function guessLanguage(text: string): Language {
  const score = (language: Language) => text.match(commonWords[language])?.length ?? 0;
  return languages.reduce((best, language) => (score(language) > score(best) ? language : best));
}
