import type { FaultParams } from '@parterre/domain/catalogue-faults/fault-params';
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

type MarkupCode =
  | 'stray_markup'
  | 'open_markup'
  | 'crossed_markup'
  | 'forbidden_markup'
  | 'forbidden_attribute'
  | 'forbidden_link';

interface MarkupFault<Code extends MarkupCode = MarkupCode> {
  readonly code: Code;
  readonly params: FaultParams[Code];
}

const markupFault = <Code extends MarkupCode>(code: Code, params: FaultParams[Code]): MarkupFault => ({
  code,
  params,
});

/** Why a text is not safe HTML (paragraphs, headings, lists, emphasis, links), or undefined when it is. */
export function findUnsafeHtml(html: string): MarkupFault | undefined {
  const open: string[] = [];
  for (const [whole, , closed, opened, attributes] of html.matchAll(tag)) {
    const found: MarkupFault | undefined = closed
      ? checkClosing(open, closed)
      : opened
        ? checkOpening(opened, attributes ?? '')
        : markupFault('stray_markup', { sign: whole });
    if (found) return found;
    if (opened && opened !== 'br') open.push(opened);
  }
  const last = open.at(-1);
  return last === undefined ? undefined : markupFault('open_markup', { tag: last });
}

function checkClosing(open: string[], tag: string): MarkupFault | undefined {
  return open.pop() === tag ? undefined : markupFault('crossed_markup', { tag });
}

function checkOpening(name: string, attributes: string): MarkupFault | undefined {
  if (!allowedTags.has(name)) return markupFault('forbidden_markup', { tag: name });
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    if (name !== 'a' || key !== 'href')
      return markupFault('forbidden_attribute', { attribute: key, tag: name });
    if (reference.test(value) || !isLinkAddress(value))
      return markupFault('forbidden_link', { address: value });
  }
  return undefined;
}
