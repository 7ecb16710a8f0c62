import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicApi } from '@parterre/api-client/public-api';
import type { Landing } from '@parterre/contracts/landings/landing';
import { themeCss } from '@parterre/domain/theme/theme-css';
import { defineSite } from '@parterre/static-site/build/define-site';
import type { DataSource } from '@parterre/static-site/shared/data-source';
import type { Language } from '@parterre/static-site/shared/language';
import type { SiteConfig } from '@parterre/static-site/shared/site-config';
import { protectedPaths } from '../paths.ts';
import type { SiteApi, SiteSettings } from '../theme/site-settings.ts';
import { orderPolicy, storefrontPolicy } from './content-policy.ts';
import { messagesPlugin } from './messages/messages-plugin.ts';
import { chunksPlugin } from './plugins/chunks-plugin.ts';
import { classNamesPlugin, sideEffectStylesPlugin } from './plugins/class-names-plugin.ts';
import { importHelperPlugin } from './plugins/import-helper-plugin.ts';
import { layersPlugin } from './plugins/layers-plugin.ts';
import { themePlugin } from './plugins/theme-plugin.ts';
import { type SiteLanguage, siteLanguages } from './site-languages.ts';
import type { SourceContext } from './source/source-context.ts';
import { storefrontSource } from './source/storefront-source.ts';
import { entry, slices, templates } from './templates.ts';
import { webManifest } from './web-manifest.ts';

export interface StorefrontOptions {
  readonly landingId: number;
  /** Read by the generator. */
  readonly api: PublicApi;
  /** Read by browsers. */
  readonly browserApi: SiteApi;
  /** Empty when the basket is served from the page's own origin. */
  readonly basketApiUrl: string;
  readonly errorReporting?: SiteSettings['errorReporting'];
  readonly origin: string;
  readonly assetHost: string;
  readonly pathPrefix: string;
  /** Where the landing's style sheet is written. */
  readonly workFolder: string;
  readonly now?: () => Date;
}

/** One landing as a site of the page engine. */
export async function storefrontSite(options: StorefrontOptions): Promise<SiteConfig> {
  const { api, landingId, origin, assetHost, pathPrefix } = options;
  const landing = await api.readLanding(landingId, {});
  const languages = siteLanguages(landing);
  const { errorReporting = noReporting } = options;
  const called = {
    publicApi: options.browserApi.address,
    basketApi: options.basketApiUrl,
    errorReports: [errorReporting.dsn ?? '', ...Object.values(errorReporting.routes)],
  };
  return defineSite({
    root: fileURLToPath(new URL('..', import.meta.url)),
    origin,
    assetHost,
    pathPrefix,
    languages: languages.map(({ code, prefix, direction }) => ({ code, prefix, direction })),
    entry,
    templates: templates(languages),
    slices,
    disallow: [
      ...languages.flatMap(({ prefix }) => protectedPaths.map((path) => prefix + path)),
      '/preview/',
    ],
    staticFolder: './static',
    webManifest: webManifest(landing, pathPrefix),
    sourceMaps: true,
    // Spec §1: on every page, the error pages included.
    bodyEnd: '<div id="recaptcha" hidden></div>',
    contentPolicy: storefrontPolicy(landing, called),
    privateContentPolicy: orderPolicy(called),
    plugins: [
      messagesPlugin,
      chunksPlugin,
      classNamesPlugin,
      sideEffectStylesPlugin,
      importHelperPlugin,
      layersPlugin,
      themePlugin(writeTheme(landing, options.workFolder)),
    ],
    pluginFolders: ['./site/plugins', './site/messages'],
    source: storefrontSource(sourceContext(options, languages)),
  });
}

/** A landing as another API has it: what its pages are made of, and what they look by. */
export interface RehearsedSite {
  readonly source: DataSource;
  readonly languages: readonly Language[];
  /** Replaces the looks that the code of pages was made with. */
  readonly styles: string;
}

export async function rehearseSite(options: StorefrontOptions, api: PublicApi): Promise<RehearsedSite> {
  const landing = await api.readLanding(options.landingId, {});
  const languages = siteLanguages(landing);
  return {
    source: storefrontSource(sourceContext({ ...options, api }, languages)),
    languages,
    styles: themeCss(landing.theme),
  };
}

const noReporting: SiteSettings['errorReporting'] = { dsn: null, routes: {} };

const sourceContext = (
  { api, landingId, origin, pathPrefix, browserApi, basketApiUrl, errorReporting, now }: StorefrontOptions,
  languages: readonly SiteLanguage[],
): SourceContext => ({
  api,
  landingId,
  languages,
  pathPrefix,
  addresses: {
    address: origin + pathPrefix,
    api: browserApi,
    basketApiUrl,
    errorReporting: errorReporting ?? noReporting,
  },
  now: now ?? (() => new Date()),
});

/** Written only when it changes: the development server watches it, and would rebuild again and again. */
function writeTheme({ theme }: Landing, folder: string): string {
  const [file, css] = [join(folder, 'theme.css'), themeCss(theme)];
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== css) writeFileSync(file, css);
  return file;
}
