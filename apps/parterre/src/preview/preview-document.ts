import { type Html, html } from '@parterre/domain/markup/html';
import { type PreviewTexts, previewTexts } from './preview-texts.ts';

export interface PreviewLink {
  readonly href: string;
  readonly title: string;
  readonly isCurrent?: boolean;
}

export interface PreviewBar {
  /** Of the draft. */
  readonly name: string;
  readonly language: string;
  /** Where all its pages are listed. */
  readonly listHref: string;
  readonly pages: readonly PreviewLink[];
  readonly languages: readonly PreviewLink[];
}

/** Its own looks, which no theme of a site changes: nobody should take a preview for the site. */
const barStyle = `
.draft-preview{background:#1d1b26;color:#fff;font:16px/1.5 system-ui,sans-serif;padding:8px 16px;display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline}
.draft-preview p{margin:0;flex:1 1 20em;overflow-wrap:anywhere}
.draft-preview strong{background:#ffd84d;color:#1d1b26;border-radius:4px;padding:1px 8px;margin-inline-end:8px}
.draft-preview ul{list-style:none;display:flex;flex-wrap:wrap;gap:0 16px;margin:0;padding:0}
.draft-preview details{flex:0 1 auto;max-width:100%}
.draft-preview details[open]{flex-basis:100%}
.draft-preview summary{cursor:pointer;min-height:24px}
.draft-preview a{color:#fff;text-decoration:underline;display:inline-block;min-height:24px;overflow-wrap:anywhere}
.draft-preview a[aria-current]{font-weight:700;text-decoration:none}
.draft-preview :focus-visible{outline:2px solid #ffd84d;outline-offset:2px}`;

const link = ({ href, title, isCurrent }: PreviewLink) =>
  html`<li><a href="${href}"${isCurrent && html` aria-current="page"`}>${title}</a></li>`;

const codeLink = ({ href, title, isCurrent }: PreviewLink) =>
  html`<li><a href="${href}" hreflang="${title}"${isCurrent && html` aria-current="page"`}>${title.toUpperCase()}</a></li>`;

function barMarkup({ name, language, listHref, pages, languages }: PreviewBar): Html {
  const texts = previewTexts(language);
  return html`<aside class="draft-preview" aria-label="${texts.preview}"><p><strong>${texts.preview}</strong>${texts.notYetLive(name)}</p>${
    languages.length > 1 &&
    html`<nav aria-label="${texts.languages}"><ul>${languages.map(codeLink)}</ul></nav>`
  }<details><summary>${texts.pages}</summary><nav aria-label="${texts.pages}"><ul>${pages.map(link)}${link({ href: listHref, title: texts.allPages })}</ul></nav></details></aside>`;
}

export interface PreviewedPage {
  readonly document: string;
  /** Looks that the draft changes. */
  readonly styles: string;
  readonly bar: PreviewBar;
  /** Where the preview of a page is, by its address on the site; undefined for what the draft does not touch. */
  readonly findPreview: (href: string) => string | undefined;
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:later|manifest)"[^>]*>/g;
/** A link past all that comes before the content stays the first, as whoever uses it expects. */
const beginning = /<body>(?:(?:(?!<a\b)[\s\S])*?<a\b[^>]* href="#[^"]*"[^>]*>[\s\S]*?<\/a>)?/;
/** The page says by a tag what it may load; whoever shows it says so by a header. */
const ownPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const links = /(<a\b[^>]*? href=")([^"]*)"/g;

const withoutScripts = (document: string): string => document.replace(scripts, '');

/** A page as it would be published, without what runs in it, and with a word that it is not. */
export const previewDocument = ({ document, styles, bar, findPreview }: PreviewedPage): string =>
  withoutScripts(document)
    .replace(links, (all, start: string, href: string) => {
      const preview = findPreview(href);
      return preview === undefined ? all : `${start}${preview}"`;
    })
    .replace('</head>', () => `<style>${styles}${barStyle}</style></head>`)
    .replace(beginning, (start) => start + barMarkup(bar).markup);

export interface BarePage extends Pick<PreviewedPage, 'document' | 'styles'> {
  /** Where its pictures and fonts are. */
  readonly siteUrl: string;
}

/** The page alone: it leads nowhere, and whoever shows it can replace its looks as they are typed. */
export const bareDocument = ({ document, styles, siteUrl }: BarePage): string =>
  withoutScripts(document)
    .replace(ownPolicy, '')
    .replace(links, (_all, start: string) => start.slice(0, -' href="'.length))
    .replace('<head>', () => `<head>${html`<base href="${siteUrl}/">`.markup}`)
    .replace('</head>', () => `<style id="theme">${styles}</style></head>`);

const noticeStyle = `
:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}
body{max-width:44em;margin:0 auto;padding:24px 16px}
h1{font-size:1.5em;line-height:1.25;overflow-wrap:anywhere}
h2{font-size:1.1em;margin-block:1.5em .25em}
ul{padding-inline-start:1.2em}
li{overflow-wrap:anywhere;margin-block:.25em}
a{color:inherit;display:inline-block;min-height:24px}`;

interface Notice {
  readonly language: string;
  readonly heading: string;
  readonly content: Html;
}

const notice = ({ language, heading, content }: Notice): string =>
  `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${{ markup: noticeStyle }}</style></head><body><main><h1>${heading}</h1>${content}</main></body></html>`
      .markup
  }`;

export const sentenceNotice = (
  language: string,
  choose: (texts: PreviewTexts) => { readonly heading: string; readonly why?: string },
): string => {
  const { heading, why } = choose(previewTexts(language));
  return notice({ language, heading, content: html`${why !== undefined && html`<p>${why}</p>`}` });
};

/** What is in the way of a draft, each in a sentence. */
export function problemNotice(language: string, name: string, problems: readonly string[]): string {
  const texts = previewTexts(language);
  const content = html`<p>${texts.inTheWayWhy}</p><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`;
  return notice({ language, heading: texts.inTheWay(name), content });
}

export interface PageList {
  readonly language: string;
  readonly name: string;
  /** By language, each with what it is called. */
  readonly groups: readonly { readonly title: string; readonly pages: readonly PreviewLink[] }[];
}

export function listNotice({ language, name, groups }: PageList): string {
  const texts = previewTexts(language);
  const sections = groups.map(({ title, pages }) => html`<h2>${title}</h2><ul>${pages.map(link)}</ul>`);
  const content = sections.length > 0 ? html`${sections}` : html`<p>${texts.nothingTouched}</p>`;
  return notice({ language, heading: texts.touched(name), content });
}
