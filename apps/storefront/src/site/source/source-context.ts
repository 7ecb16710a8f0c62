import type { PublicApi } from '@parterre/api-client/public-api';
import type { SiteSettings } from '../../theme/site-settings.ts';
import type { SiteLanguage } from '../site-languages.ts';

/** What every part of the source works with. */
export interface SourceContext {
  readonly api: PublicApi;
  readonly landingId: number;
  readonly languages: readonly SiteLanguage[];
  readonly pathPrefix: string;
  /** Where pages will be served, and the APIs that they call. */
  readonly addresses: Pick<SiteSettings, 'address' | 'api' | 'basketApiUrl' | 'errorReporting'>;
  readonly now: () => Date;
}
