import type { PageView } from '../../shared/page-element.ts';
import type { SliceModule, SliceProps, TemplateModule } from '../../shared/template.ts';

/** What the bundle for Node exports: the site's components beside the one React they were built with. */
export interface ServerBundle {
  readonly templates: Readonly<Record<string, TemplateModule>>;
  readonly slices: Readonly<Record<string, SliceModule>>;
  readonly renderPage: (view: PageView) => string;
  readonly renderSlice: (module: SliceModule, props: SliceProps) => string;
}
