import type { Language } from '../../shared/language.ts';

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
  readonly slices: Readonly<Record<string, PartAssets>>;
  /** Tags every page carries, such as the link to the web manifest. */
  readonly tags: string;
  /** Templates that search engines must not list. */
  readonly unlisted: readonly string[];
}

const noAssets: PartAssets = { scripts: [], styles: [] };

/**
 * Styles are linked, not inlined: they are immutable files that the next page finds in the cache, and a page of 20 kB
 * would grow by a third. The entry is a module, hence deferred, so it may stand in the head and start early.
 */
export function assetTags(shell: Shell, template: string, slices: readonly string[]): string {
  const parts = [shell.entry, shell.templates[template], ...slices.map((name) => shell.slices[name])];
  const files = (kind: keyof PartAssets) => [...new Set(parts.flatMap((part) => (part ?? noAssets)[kind]))];
  const [entry, ...preloaded] = files('scripts');
  return [
    shell.tags,
    shell.unlisted.includes(template) ? '<meta name="robots" content="noindex">' : '',
    ...files('styles').map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloaded.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('');
}
