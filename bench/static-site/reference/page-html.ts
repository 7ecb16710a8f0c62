import type { FooterData, HeaderData } from '../site/frame-data.ts';
import type { ProgrammePage } from '../site/programme.ts';
import type { CardView, ListView, ShowView } from '../site/views.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
const each = <Item>(items: readonly Item[], html: (item: Item) => string) => items.map(html).join('');
const scriptJson = (json: string) => json.replace(/</g, '\\u003c');

const links = (items: readonly { href: string; text: string }[]) =>
  each(items, ({ href, text }) => `<li><a href="${escaped(href)}">${escaped(text)}</a></li>`);

export const headerHtml = ({ home, title, menu, languages }: HeaderData) =>
  `<nav class="menu"><a class="logo" href="${escaped(home)}">${escaped(title)}</a>` +
  `<ul class="menu-items">${links(menu)}</ul><ul class="languages">${links(languages)}</ul></nav>`;

export const footerHtml = ({ columns, notice }: FooterData) =>
  `<div class="footer">${each(columns, (column) => `<section><h2>${escaped(column.title)}</h2><ul>${links(column.links)}</ul></section>`)}` +
  `<p class="notice">${escaped(notice)}</p></div>`;

const cardHtml = ({ href, title, lead, date, stage }: CardView) =>
  `<li class="card"><a class="card-link" href="${escaped(href)}"><h3 class="card-title">${escaped(title)}</h3></a>` +
  `<p class="card-lead">${escaped(lead)}</p><p class="card-facts"><time dateTime="${escaped(date.iso)}">${escaped(date.text)}</time>` +
  `<span class="card-stage">${escaped(stage)}</span></p></li>`;

const showMain = ({ title, lead, paragraphs, dates, stage, artists, related }: ShowView) =>
  `<main class="show"><h1 class="show-title">${escaped(title)}</h1><p class="show-lead">${escaped(lead)}</p>` +
  `${each(paragraphs, (text) => `<p>${escaped(text)}</p>`)}<ul class="dates">` +
  `${each(dates, ({ iso, text }) => `<li class="date"><time dateTime="${escaped(iso)}">${escaped(text)}</time><button type="button" class="button">Билеты</button></li>`)}</ul>` +
  `<p class="stage"><a href="${escaped(stage.href)}">${escaped(stage.name)}</a><span>${escaped(stage.address)}</span></p><ul class="cast">` +
  `${each(artists, ({ href, name, role }) => `<li class="artist"><a href="${escaped(href)}">${escaped(name)}</a><span>${escaped(role)}</span></li>`)}</ul>` +
  `<ul class="cards">${each(related, cardHtml)}</ul></main>`;

const listMain = ({ title, text, cards }: ListView) =>
  `<main class="list"><h1 class="list-title">${escaped(title)}</h1><p>${escaped(text)}</p><ul class="cards">${each(cards, cardHtml)}</ul></main>`;

const meta = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;

function showHead({ title, lead, dates, stage }: ShowView, address: string): string {
  const events = dates.map(({ iso }) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: iso,
    location: { '@type': 'Place', name: stage.name, address: stage.address },
  }));
  return (
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(lead)}">` +
    `${meta('og:title', title)}${meta('og:description', lead)}${meta('og:url', address)}<link rel="canonical" href="${escaped(address)}">` +
    `${each(events, (event) => `<script type="application/ld+json">${scriptJson(JSON.stringify(event))}</script>`)}`
  );
}

const listHead = ({ title }: ListView, address: string) =>
  `<title>${escaped(title)}</title><link rel="canonical" href="${escaped(address)}">`;

/** What stands around every page; in the engine's pages the same text comes out of its own bundle and slices. */
export interface Frame {
  readonly header: string;
  readonly footer: string;
  readonly assets: string;
  /** The slices as the inline page holds them. */
  readonly inlineEnd: string;
}

/** A page as string templates write it: the same elements, texts and inline data as the engine's. */
export function pageHtml(page: ProgrammePage, json: string, data: ShowView | ListView, frame: Frame): string {
  const address = `https://programme.example${page.path}`;
  const [head, main] =
    'related' in data ? [showHead(data, address), showMain(data)] : [listHead(data, address), listMain(data)];
  return (
    `<!doctype html><html lang="${page.language.code}" dir="ltr"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${head}${frame.assets}</head><body><div id="root">` +
    `<div class="page"><header>${frame.header}</header>${main}<footer>${frame.footer}</footer></div></div>` +
    '<div id="announcements" role="status" aria-live="polite"></div><div id="alerts" role="alert" aria-live="assertive"></div>' +
    `<script type="application/json" id="page">{"build":"reference","page":${scriptJson(json)}${frame.inlineEnd}</script></body></html>`
  );
}
