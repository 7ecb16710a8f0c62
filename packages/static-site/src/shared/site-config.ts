import type { DataSource } from './data-source.ts';
import type { Language } from './language.ts';
import type { RouteTable, TemplateRoutes } from './route-table.ts';

export interface TemplateConfig extends TemplateRoutes {
  /** Module of the component (`TemplateModule`), relative to the site's root. */
  readonly component: string;
  /** Modules of what the generator draws and the browser loads later: their styles stand in the document. */
  readonly laterParts?: readonly string[];
  /** Set for the error pages, which are unlisted too. */
  readonly status?: 404 | 500;
  /** Kept out of search engines. */
  readonly isUnlisted?: true;
}

export interface ContentPolicy {
  /** The texts of the scripts that stand in pages, beside the engine's own. Any other is somebody else's. */
  readonly inlineScripts: readonly string[];
  /** Origins whose scripts may run, with their styles and letters. */
  readonly scriptHosts: readonly string[];
  /** Origins that pages may call, beside the site's own. */
  readonly connectHosts: readonly string[];
  /** Origins whose pages may stand in a frame. */
  readonly frameHosts: readonly string[];
}

export interface SiteConfig {
  /** Absolute folder that the module paths below are relative to. */
  readonly root: string;
  /** `https://bakery.example`, no slash at the end. */
  readonly origin: string;
  /** Origin of data and assets when it is another one; empty otherwise. */
  readonly assetHost: string;
  /** `/shop` when the site does not live at the root of its origin; empty otherwise. */
  readonly pathPrefix: string;
  readonly languages: readonly Language[];
  /** Module of the browser entry (`BrowserEntry`). */
  readonly entry: string;
  /** Template name to what it is made of. */
  readonly templates: Readonly<Record<string, TemplateConfig>>;
  /** Slice component name to its module (`SliceModule`). */
  readonly slices: Readonly<Record<string, string>>;
  /** Folder whose files are published at the root under their own names. */
  readonly staticFolder?: string;
  /** Paths that robots are asked to leave alone. */
  readonly disallow?: readonly string[];
  /** Published as `manifest.webmanifest`. */
  readonly webManifest?: Readonly<Record<string, unknown>>;
  /** Markup that every document ends with. It stands beside the page, so it stays when another one is drawn. */
  readonly bodyEnd?: string;
  /** What may run in pages beside the site's own files. Without it pages say nothing about that. */
  readonly contentPolicy?: ContentPolicy;
  /** The same for pages whose addresses hold a key. */
  readonly privateContentPolicy?: ContentPolicy;
  /** Kept in `state/maps`, beside the published folder, for whoever has to read an error of a visitor. */
  readonly sourceMaps?: boolean;
  /** Vite plugins that the site's modules need beside the engine's own. */
  readonly plugins?: readonly object[];
  /** Folders with what those plugins are made of, relative to the root: what they make is made anew when it changes. */
  readonly pluginFolders?: readonly string[];
  readonly source: DataSource;
}

/** Static asset host plus path prefix. */
export const assetBase = ({ assetHost, pathPrefix }: SiteConfig) => assetHost + pathPrefix;

export const toRouteTable = ({ languages, templates }: SiteConfig): RouteTable => ({
  languages,
  templates: Object.fromEntries(
    Object.entries(templates).map(([name, { patterns, matches, isPrivate }]) => [
      name,
      { patterns, ...(matches && { matches }), ...(isPrivate && { isPrivate }) },
    ]),
  ),
});
