import { isLinkAddress } from '@parterre/domain/markup/safe-address';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { markupSchema } from './markup-schema.ts';

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const readEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return names[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|([^<]+|<)/gi;
const href = /\shref="([^"]*)"/i;

/**
 * Elements of a text of the catalogue, which has been checked to be of few tags and well nested. Read by hand, since the page lets nothing
 * turn a text into elements by itself.
 */
function toElements(html: string): HTMLElement {
  const root = document.createElement('div');
  let open: HTMLElement = root;
  for (const [, closes, name = '', attributes = '', text] of html.matchAll(token)) {
    if (text !== undefined) open.append(readEntities(text));
    else if (closes) open = (open.closest(name)?.parentElement as HTMLElement | null) ?? root;
    else {
      const element = document.createElement(name);
      const address = href.exec(attributes)?.[1];
      if (address !== undefined && isLinkAddress(readEntities(address)))
        element.setAttribute('href', readEntities(address));
      open.append(element);
      if (name !== 'br') open = element;
    }
  }
  return root;
}

export const readMarkup = (html: string): Node => DOMParser.fromSchema(markupSchema).parse(toElements(html));

/** As a file has it; empty where there is nothing to read. */
export function writeMarkup(document_: Node): string {
  if (document_.textContent.trim() === '') return '';
  const holder = document.createElement('div');
  DOMSerializer.fromSchema(markupSchema).serializeFragment(document_.content, {}, holder);
  // Plain items of a list need no paragraph of their own.
  return holder.innerHTML
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/<li><p>((?:(?!<\/?(?:p|ul|ol|li|h2|h3|blockquote)\b).)*)<\/p><\/li>/gs, '<li>$1</li>');
}
