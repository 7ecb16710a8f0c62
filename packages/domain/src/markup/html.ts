const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send as it is. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | false | undefined | Html | readonly Html[];

/** Escapes every value that is not markup already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.reduce((text, string, index) => text + toMarkup(parts[index - 1]) + string),
});

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(({ markup }: Html) => markup).join('');
  // Array.isArray does not narrow a readonly array away.
  if (typeof part === 'object') return (part as Html).markup;
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
