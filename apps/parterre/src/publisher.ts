import { join } from 'node:path';
import { followVersion } from '@parterre/api/catalogue-reader/catalogue-version';
import type { Config } from '@parterre/api/config';
import { createPublicApi, type PublicApi } from '@parterre/api-client/public-api';
import { publicTransport } from '@parterre/api-client/public-transport';
import { openSite, type Site } from '@parterre/static-site/build/open-site';
import type { DrawablePage } from '@parterre/static-site/build/run/draw-page';
import type { Reporter } from '@parterre/static-site/build/run/progress';
import type { RunReport } from '@parterre/static-site/build/run/run-report';
import { createStaticHost, type RequestHandler } from '@parterre/static-site/host/static-host';
import type { DataSource } from '@parterre/static-site/shared/data-source';
import type { Language } from '@parterre/static-site/shared/language';
import { type SiteConfig, toRouteTable } from '@parterre/static-site/shared/site-config';
import {
  rehearseSite,
  type StorefrontOptions,
  storefrontSite,
} from '@parterre/storefront/site/storefront-site';
import type { FastifyInstance } from 'fastify';
import { codeHash } from './code-hash.ts';
import { injectFetch } from './inject-fetch.ts';
import { seenFirst } from './seen-first.ts';
import { writeHostRules } from './write-host-rules.ts';

export interface PublisherOptions {
  readonly config: Config;
  /** Read in this process unless PUBLIC_API_URL names another API. */
  readonly app: FastifyInstance;
  /** Without it every page is looked at in every full run. */
  readonly catalogueVersion?: (() => Promise<string>) | undefined;
  readonly report: Reporter;
  readonly onFault: (error: unknown) => void;
  /** Serves the published files as they are, unless another host is given. */
  readonly openHost?: HostOpener;
}

export interface PageHost {
  readonly handle: RequestHandler;
  close(): Promise<void>;
}

/** `folder` is that of the landing: pages lie in its `public`. */
export type HostOpener = (site: SiteConfig, folder: string, files: RequestHandler) => Promise<PageHost>;

/** Keeps the pages of one landing as the catalogue is. */
export interface Publisher {
  /** Reads the landing and looks at every page, unless they were made of the same catalogue by the same code. */
  publishAll(): Promise<RunReport>;
  /** Looks at the pages of what changed, where that is so little that somebody waits to see it; undefined where it is not. */
  publishFirst(changedKeys: readonly string[]): Promise<RunReport | undefined>;
  /** Looks at all pages that show what changed, and at those that an earlier one left. */
  publish(changedKeys: readonly string[]): Promise<RunReport>;
  /** Has what `publish` does leave the rest for the next. */
  interrupt(): void;
  /** Does something that somebody waits for before the rest of what `publish` does. */
  doFirst<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The same landing over another catalogue, or another landing; undefined before there are pages, and where they are another server's. */
  rehearse(app: FastifyInstance, landingId?: number): Promise<RehearsedPages | undefined>;
  /** Folders of the code that pages are made by. */
  codeFolders(): Promise<string[]>;
  /** Serves what is published. */
  readonly handle: RequestHandler;
  close(): Promise<void>;
}

/** Pages as they would be. Nothing of them is published. */
export interface RehearsedPages {
  readonly languages: readonly Language[];
  readonly pathPrefix: string;
  readonly source: DataSource;
  /** Published pages of the same landing that show any of these data. */
  readonly dependentPaths: Site['dependentPaths'];
  /** Undefined where there is no such page. The keys are those in which the catalogue differs. */
  readPage(path: string, changedKeys: readonly string[]): Promise<DrawablePage | undefined>;
  draw(page: DrawablePage): Promise<string>;
  /** Replaces the looks of a document that was drawn. */
  readonly styles: string;
}

export function createPublisher(options: PublisherOptions): Publisher {
  const { landingId } = options.config.site;
  let opened: OpenedSite | undefined;
  // Of the catalogue that the pages show; undefined when that is not known.
  let version: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  // A site is closed and opened anew between runs, never during one.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const publishAll = async () => {
    // Read before anything else: what changes from here on is heard of.
    const found = await options.catalogueVersion?.();
    const next = await openStorefront(options);
    await opened?.close();
    opened = next;
    version = undefined;
    const report = await opened.site.build(opened.siteVersion(found));
    version = found;
    return report;
  };
  const update = async ({ site, siteVersion }: OpenedSite, changedKeys: readonly string[]) => {
    const next = followVersion(version, changedKeys);
    version = undefined;
    const report = await site.update({ changedKeys, version: siteVersion(next) });
    version = next;
    return report;
  };
  const isAll = (key: string) => key === 'everything' || key === `landing:${landingId}`;

  return {
    publishAll: () => inTurn(publishAll),
    publishFirst: async (changedKeys) => {
      const first = changedKeys.some(isAll) ? [] : seenFirst(changedKeys);
      return first.length > 0
        ? inTurn(async () => opened?.site.update({ changedKeys: first, ownPages: true }))
        : undefined;
    },
    interrupt: () => opened?.site.interrupt(),
    doFirst: (work) => (opened ? opened.site.doFirst(work) : work()),
    publish: (changedKeys) =>
      inTurn(() => (opened && !changedKeys.some(isAll) ? update(opened, changedKeys) : publishAll())),
    rehearse: async (app, landing) => opened?.rehearse?.(app, landing),
    codeFolders: async () => opened?.site.codeFolders() ?? [],
    handle: async (request, response) => {
      if (opened) return opened.host.handle(request, response);
      response.writeHead(503, { 'Retry-After': '5' }).end('The pages are being made.');
    },
    close: async () => opened?.close(),
  };
}

/** Where a landing's pages and the generator's own state live. */
export const siteFolder = ({ dataDir, site }: Config) => join(dataDir, 'site', String(site.landingId));

interface OpenedSite {
  readonly site: Site;
  readonly host: PageHost;
  /** What the pages are made of, given the version of the catalogue. */
  readonly siteVersion: (catalogue: string | undefined) => string | undefined;
  readonly rehearse: ((app: FastifyInstance, landingId?: number) => Promise<RehearsedPages>) | undefined;
  close(): Promise<void>;
}

const apiInside = (app: FastifyInstance, options: { readonly retries?: number } = {}): PublicApi =>
  createPublicApi(
    publicTransport({
      address: 'http://api',
      fetch: injectFetch(app),
      requestsPerSecond: Infinity,
      ...options,
    }),
  );

/** Some pages say what is on from today. */
const today = () => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

const serveFiles: HostOpener = async (_site, _folder, handle) => ({ handle, close: async () => {} });

async function openStorefront(options: PublisherOptions): Promise<OpenedSite> {
  const { config, app, report, onFault, openHost = serveFiles } = options;
  const { url, landingId, assetHost, pathPrefix } = config.site;
  const folder = siteFolder(config);
  const { rateLimit, timeoutMs, retries, retryDelayMs } = config.publicApi;
  const retryOptions = { timeoutMs, retries, retryDelayMs };
  const isOwnApi = config.publicApi.url === `http://${config.host}:${config.port}`;
  const address = isOwnApi ? '' : config.publicApi.url;
  const storefrontOptions: StorefrontOptions = {
    landingId,
    assetHost,
    pathPrefix,
    origin: url,
    // Nobody waits behind the generator in its own process.
    api: isOwnApi
      ? apiInside(app)
      : createPublicApi(publicTransport({ address, requestsPerSecond: rateLimit, ...retryOptions })),
    browserApi: { address, requestsPerSecond: rateLimit, ...retryOptions },
    basketApiUrl: config.basketApiUrl ?? '',
    errorReporting: { dsn: config.errorReporting.dsn ?? null, routes: config.errorReporting.routes },
    workFolder: join(folder, 'theme'),
  };
  const storefront = await storefrontSite(storefrontOptions);
  const routes = toRouteTable(storefront);
  const rules = { pathPrefix, routes, isSecure: url.startsWith('https:') };
  const files = createStaticHost({ ...rules, folder: join(folder, 'public'), report: onFault });
  const site = openSite(storefront, { folder, encodings: ['br', 'gz'], report });
  await writeHostRules(folder, rules);
  const host = await openHost(storefront, folder, files);
  const madeBy = [
    config.site,
    config.publicApi,
    config.basketApiUrl,
    config.errorReporting,
    codeHash(),
    today(),
  ];
  // Of a catalogue that another server has, nothing is heard.
  const siteVersion = (catalogue: string | undefined) =>
    isOwnApi && catalogue ? JSON.stringify([catalogue, ...madeBy]) : undefined;
  const rehearse = async (rehearsed: FastifyInstance, wanted = landingId): Promise<RehearsedPages> => {
    const { source, languages, styles } = await rehearseSite(
      { ...storefrontOptions, landingId: wanted },
      apiInside(rehearsed, { retries: 0 }),
    );
    const isPublished = wanted === landingId;
    return {
      languages,
      pathPrefix,
      source,
      styles,
      dependentPaths: (keys) => (isPublished ? site.dependentPaths(keys) : new Set()),
      // What is published is of this landing: nothing of it stands on pages of another.
      readPage: (path, keys) => site.readPage(source, { path, changedKeys: isPublished ? keys : undefined }),
      draw: (page) => site.draw(page, languages),
    };
  };
  return {
    site,
    host,
    siteVersion,
    rehearse: isOwnApi ? rehearse : undefined,
    close: async () => void (await Promise.all([site.close(), host.close()])),
  };
}
