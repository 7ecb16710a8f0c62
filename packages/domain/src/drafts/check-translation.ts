/** What a machine can see of a translation beside its main text. */
export type TranslationFault = 'missing' | 'same' | 'numbers' | 'links' | 'markup' | 'too_long';

export interface TranslatedText {
  /** In the main language. */
  readonly main: string;
  readonly translation: string | undefined;
  /** Characters that its place has room for. */
  readonly maxLength: number;
  /** Whether it may well be the same, as the name of a person or an address is. */
  readonly mayBeSame: boolean;
}

/** All of them, the worst first. */
export function checkTranslation(text: TranslatedText): TranslationFault[] {
  const { main, translation, maxLength, mayBeSame } = text;
  if (translation === undefined || translation.trim() === '') return ['missing'];
  const differs = (found: (text: string) => readonly string[]) =>
    found(main).join('\n') !== found(translation).join('\n');
  const faults: readonly [TranslationFault, boolean][] = [
    ['same', !mayBeSame && translation === main && /\p{L}{3}/u.test(readableText(main))],
    ['numbers', differs(numbersIn)],
    ['links', differs(linksIn)],
    ['markup', differs(tagsIn)],
    ['too_long', [...readableText(translation)].length > maxLength],
  ];
  return faults.flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

const readableText = (html: string): string => html.replace(/<[^>]*>/g, '');

/**
 * In any order: sentences are built otherwise elsewhere. A clock and a thousand are written in many ways (19:30, 19.30, 19 h 30; 1 000,
 * 1.000), so it is groups of digits that are compared, and those of a thousand as one.
 */
function numbersIn(html: string): string[] {
  const text = readableText(html).replace(/(?<=\d)[\u00a0\u202f .,’'](?=\d{3}(?!\d))/g, '');
  return (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, '')).sort();
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address).sort();

/** Paragraphs and lists; emphasis goes with the language. */
const tagsIn = (html: string): string[] =>
  [...html.matchAll(/<(p|ul|ol|li|h2|h3|blockquote)[\s>]/g)].map(([, name = '']) => name).sort();
