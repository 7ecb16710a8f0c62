const maxCharacters = 200;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/** Safe HTML without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\n\t ]+/g, ' ')
    .trim();

/** The beginning of safe HTML as plain text, cut between words: what search engines and shared links show. */
export function plainSummary(html: string): string {
  const text = plainText(html);
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.–—-]+$/, '')}…`;
}
