import { byLanguage, type Language, type Text } from './text.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

const everywhere: readonly Rule[] = [
  [/(\d) (?=[\p{L}€£₽%])/gu, `$1${noBreak}`],
  [/ ([–—])(?= )/g, `${noBreak}$1`],
];

const perLanguage: Readonly<Record<Language, readonly Rule[]>> = {
  // A one- or two-letter word must not hang at the end of a line.
  ru: [
    [/(?<=^|[\s«„(>])(\p{L}{1,2}) (?=\S)/giu, `$1${noBreak}`],
    [/№ /g, `№${noBreak}`],
  ],
  en: [[/(?<=No\.) (?=\d)/g, noBreak]],
  de: [[/(?<=Nr\.|z\.|B\.|u\.|a\.) (?=\S)/g, noBreak]],
  fr: [
    [/« /g, `«${noBreak}`],
    [/ »/g, `${noBreak}»`],
    [/ :/g, `${noBreak}:`],
    [/ ([;!?])/g, `${narrowNoBreak}$1`],
    [/(?<=n°) (?=\d)/g, noBreak],
  ],
  es: [[/(?<=n\.º) (?=\d)/g, noBreak]],
};

function typesetIn(language: Language, source: string): string {
  return [...everywhere, ...perLanguage[language]].reduce(
    (line, [pattern, replacement]) => line.replace(pattern, replacement),
    source,
  );
}

/** Texts are written with ordinary spaces; here they get the no-break spaces their language asks for. */
export const typeset = (text: Text): Text => byLanguage((language) => typesetIn(language, text[language]));
