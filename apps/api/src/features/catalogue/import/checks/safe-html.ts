import { isLinkAddress } from '@parterre/domain/markup/safe-address';

const allowedTags = new Set([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'a',
  'h2',
  'h3',
  'blockquote',
]);
const tag = /<(?:(\/)([a-z][a-z0-9]*)|([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?)>|[<>]/g;
const attribute = /([a-z-]+)="([^"]*)"/g;
/** A character written as its number or name could be any: `&#92;` is a backslash. */
const reference = /&(?!amp;)(#|\w+;)/;

/** Why a text is not safe HTML (paragraphs, headings, lists, emphasis, links), or undefined when it is. */
export function unsafeHtmlReason(html: string): string | undefined {
  const open: string[] = [];
  for (const [whole, , closed, opened, attributes] of html.matchAll(tag)) {
    const reason = closed
      ? closingReason(open, closed)
      : opened
        ? openingReason(opened, attributes ?? '')
        : `has a stray ${whole}`;
    if (reason) return reason;
    if (opened && opened !== 'br') open.push(opened);
  }
  return open.length > 0 ? `leaves <${open.at(-1)}> open` : undefined;
}

function closingReason(open: string[], name: string): string | undefined {
  return open.pop() === name ? undefined : `closes <${name}>, which is not the last one opened`;
}

function openingReason(name: string, attributes: string): string | undefined {
  if (!allowedTags.has(name)) return `has <${name}>, which is not allowed`;
  for (const [, key, value = ''] of attributes.matchAll(attribute)) {
    if (name !== 'a' || key !== 'href') return `has ${key} on <${name}>, which is not allowed`;
    if (reference.test(value) || !isLinkAddress(value)) return `links to ${value}, which is not allowed`;
  }
  return undefined;
}
