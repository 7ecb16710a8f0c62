import type { IncomingMessage, ServerResponse } from 'node:http';
import { entryModules } from '../build/bundle/entry-modules.ts';
import { escapeHtml } from '../build/render/escape-html.ts';
import { createPageRenderer } from '../build/render/page-renderer.ts';
import type { ServerBundle } from '../build/render/server-bundle.ts';
import { requestRouter } from '../host/route-request.ts';
import type { RequestHandler } from '../host/static-host.ts';
import { type SiteConfig, toRouteTable } from '../shared/site-config.ts';
import { devShell } from './dev-shell.ts';
import { codeBase, hotTags, importedStyles, openVite, type ViteOptions } from './open-vite.ts';
import { type PublishedPage, readPage } from './read-page.ts';

export interface DevHostOptions extends ViteOptions {
  /** The published folder: its data is shown, drawn by the code as it is now. */
  readonly folder: string;
  /** Answers what is no page. */
  readonly files: RequestHandler;
}

export interface DevHost {
  readonly handle: RequestHandler;
  close(): Promise<void>;
}

const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Serves a published site with its code read anew for every page, and replaced in open pages as it is written. */
export async function openDevHost(site: SiteConfig, options: DevHostOptions): Promise<DevHost> {
  const { folder, files } = options;
  const vite = await openVite(site, options);
  const route = requestRouter({ pathPrefix: site.pathPrefix, routes: toRouteTable(site) });

  const findPage = async ({ url = '/', method }: IncomingMessage) => {
    const routed = route(url);
    if (routed.kind !== 'files' || method !== 'GET') return undefined;
    return readPage(folder, routed.candidates.at(-1)?.replace(/\/index\.html$/, '') || '/');
  };

  const render = async ({ json, shared }: PublishedPage) => {
    // Vite knows no types of what it loads; the engine wrote the entry.
    const bundle = (await vite.ssrLoadModule(entryModules.server)) as ServerBundle;
    const entry = `${codeBase(site)}@id/__x00__${entryModules.browser}`;
    const parts = { entry, styles: importedStyles(vite), tags: await hotTags(vite) };
    const renderer = createPageRenderer(bundle, await devShell(site, folder, parts));
    renderer.setSharedParts(shared);
    return { status: 200, html: renderer.render(json) };
  };

  /** The scripts in it load the page again once the code is mended. */
  const faultPage = async (error: Error) => {
    vite.ssrFixStacktrace(error);
    const [title, stack] = [error.message, error.stack ?? ''].map(escapeHtml);
    return {
      status: 500,
      html: `<!doctype html><title>${title}</title>${await hotTags(vite)}<pre>${stack}</pre>`,
    };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const page = await findPage(request);
    if (!page) return files(request, response);
    const { status, html } = await render(page).catch(faultPage);
    response.writeHead(status, headers).end(html);
  };

  return {
    handle: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', resolve);
        vite.middlewares(request, response, () => answer(request, response).catch(reject));
      }),
    close: () => vite.close(),
  };
}
