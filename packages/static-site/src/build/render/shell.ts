import type { Language } from '../../shared/language.ts';
import { styleHrefAttribute } from '../../shared/page-data.ts';
import { deferredScriptTag } from './start-after-paint.ts';

/** Files of the browser bundle that a part of a page needs, as addresses. */
export interface PartAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What all pages of one build share beside their components. Plain data, so that it can be sent to a thread. */
export interface Shell {
  /** The code part of the build id. */
  readonly code: string;
  readonly pathPrefix: string;
  readonly languages: readonly Language[];
  readonly entry: PartAssets;
  readonly templates: Readonly<Record<string, PartAssets>>;
  /** The text of style sheets by their address; those that are not here are linked. */
  readonly styleTexts: Readonly<Record<string, string>>;
  /** Tags every page carries, such as the link to the web manifest. */
  readonly tags: string;
  /** In place of those, tags of pages whose addresses hold a key. */
  readonly privateTags: string;
  /** Templates of such pages. */
  readonly private: readonly string[];
  /** Markup that every document ends with. */
  readonly bodyEnd: string;
  /** Templates that search engines must not list. */
  readonly unlisted: readonly string[];
}

const noAssets: PartAssets = { scripts: [], styles: [] };

/**
 * Styles stand in the page: a first visit is drawn as soon as the page is there, a round trip earlier than with links. The
 * few kilobytes come again with every document, but navigation loads none. They keep their address, by which code that
 * brings the same styles finds them. Scripts are asked for once the page has been drawn (start-after-paint.ts).
 */
export function assetTags(shell: Shell, template: string): string {
  const parts = [shell.entry, shell.templates[template] ?? noAssets];
  const files = (kind: keyof PartAssets) => parts.flatMap((part) => part[kind]);
  return [
    shell.private.includes(template) ? shell.privateTags : shell.tags,
    shell.unlisted.includes(template) ? '<meta name="robots" content="noindex">' : '',
    ...[...new Set(files('styles'))].map((href) => styleTag(href, shell.styleTexts[href])),
    // They run from the last to the first: what many import comes before any of them, and so runs in a step of its own.
    ...[...new Set(files('scripts').reverse())].reverse().map(deferredScriptTag),
  ].join('');
}

const styleTag = (href: string, text: string | undefined) =>
  text === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style ${styleHrefAttribute}="${href}">${text.replaceAll('</', '<\\/')}</style>`;
