/** Keyboards, key by key in the same order, so that what was typed on one can be read as if typed on another. */
const layouts = {
  ru: 'йцукенгшщзхъфывапролджэячсмитьбюё',
  en: "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
  de: 'qwertzuiopü+asdfghjklöäyxcvbnm,.^',
  fr: 'azertyuiop^$qsdfghjklmùwxcvbn,;:²',
  es: 'qwertyuiop`+asdfghjklñ´zxcvbnm,.º',
} as const;

export type Layout = keyof typeof layouts;

/** The keys of an English keyboard that are letters on the Russian one, pressed together with Shift. */
const shifted: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
};

export const isLayout = (language: string): language is Layout => Object.hasOwn(layouts, language);

/** What the keys pressed mean on another keyboard; a key that is no letter of either stays. */
export function switchLayout(text: string, from: Layout, to: Layout): string {
  const keys = layouts[from];
  return text.toLowerCase().replace(/./gu, (typed) => {
    const key = from === 'en' ? (shifted[typed] ?? typed) : typed;
    return layouts[to][keys.indexOf(key)] ?? typed;
  });
}
