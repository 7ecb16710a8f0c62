import type { RouteTable } from './route-table.ts';
import type { SliceModule, TemplateModule } from './template.ts';

/** What the generated browser entry hands to the site's own `start`: the route table and the ways to load code. */
export interface BrowserSite {
  /** Static asset host plus path prefix: where data and assets live. */
  readonly base: string;
  /** What stands before every path in the address bar. */
  readonly pathPrefix: string;
  readonly routes: RouteTable;
  /** By template name. */
  readonly loadTemplate: Readonly<Record<string, () => Promise<TemplateModule>>>;
  /** By slice component name. */
  readonly slices: Readonly<Record<string, SliceModule>>;
}

/** The site's browser entry module (`entry` in the site configuration). */
export interface BrowserEntry {
  readonly start: (site: BrowserSite) => void;
}
