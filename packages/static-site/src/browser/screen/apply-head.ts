import type { Head } from '../../shared/head.ts';
import type { Language } from '../../shared/language.ts';

type Tag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** What a site may write into its documents alone, since nobody but machines reads it there. */
const forMachines = '[type="application/ld+json"],[property^="og:"],[hreflang]';

const headTags = ({ description, meta = [], links = [] }: Head): Tag[] => [
  ...(description === undefined ? [] : [['meta', { name: 'description', content: description }] as const]),
  ...meta.map((attributes) => ['meta', attributes] as const),
  ...links.map((attributes) => ['link', attributes] as const),
];

/** What is heard and seen of a head: it changes with the page. */
export function applyTitle({ title }: Head, language: Language): void {
  const { documentElement } = document;
  // Said again, even the same language has the whole page styled anew.
  if (documentElement.lang !== language.code)
    Object.assign(documentElement, { lang: language.code, dir: language.direction });
  document.title = title;
}

/** Replaces what the last page said about itself: the address one shares is read from its canonical link. */
export function applyTags(last: Head, next: Head): void {
  for (const tag of headTags(last)) document.head.querySelector(tagSelector(tag))?.remove();
  for (const generated of document.head.querySelectorAll(forMachines)) generated.remove();
  document.head.append(...headTags(next).map(createTag), ...(next.jsonLd ?? []).map(createJsonLd));
}

const tagSelector = ([name, attributes]: Tag) =>
  name +
  Object.entries(attributes)
    .map(([key, value]) => `[${CSS.escape(key)}="${CSS.escape(value)}"]`)
    .join('');

function createTag([name, attributes]: Tag): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

const createJsonLd = (object: object) =>
  Object.assign(document.createElement('script'), {
    type: 'application/ld+json',
    textContent: JSON.stringify(object),
  });
