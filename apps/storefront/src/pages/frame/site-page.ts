import type { PageProps } from '@parterre/static-site/shared/template';
import type { SiteSettings } from '../../theme/site-settings.ts';

/** The props of every page of the site. */
export type SitePage<Data, Queries = unknown> = PageProps<Data, { readonly site: SiteSettings } & Queries>;
