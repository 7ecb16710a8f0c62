import type { Server } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  createLogger,
  createServer,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { entryModules, entryPlugin } from '../build/bundle/entry-modules.ts';
import type { SiteConfig } from '../shared/site-config.ts';

/** Modules are addressed by their files, which must not stand in the way of pages and of other parts of the origin. */
export const codeBase = ({ pathPrefix }: SiteConfig) => `${pathPrefix}/@code/`;

export interface ViteOptions {
  readonly cacheFolder: string;
  /** Carries the messages that tell open pages what changed. */
  readonly server: Server;
  /** Told of code that cannot be read. */
  readonly report: (message: string) => void;
}

/** Vite with the site's own modules, unbundled; what changes is replaced in open pages. */
export const openVite = (
  site: SiteConfig,
  { cacheFolder, server, report }: ViteOptions,
): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    envDir: false,
    root: site.root,
    base: codeBase(site),
    cacheDir: join(cacheFolder, 'vite'),
    publicDir: false,
    appType: 'custom',
    customLogger: { ...createLogger('warn'), warn: report, error: report },
    server: { middlewareMode: true, hmr: { server } },
    // `shared/` does not know Vite's types.
    plugins: [react(), entryPlugin(site), ...((site.plugins ?? []) as Plugin[])],
    // All that the site's code may need is made ready at once: what is found later reloads the page.
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'],
      entries: [site.entry, ...Object.values(site.templates).map(({ component }) => component)],
    },
  });

/** The scripts that replace changed code. Vite would put them into a page itself, and rewrite its addresses as well. */
export async function hotTags(vite: ViteDevServer): Promise<string> {
  const html = await vite.transformIndexHtml('/', '<head></head>');
  return html.replace(/^.*<head>|<\/head>.*$/gs, '');
}

const isStyle = (url: string) => /\.css(\?|$)/.test(url);

/** Addresses of every style sheet the site's modules import: without them a page would stand bare until its scripts ran. */
export function importedStyles({ environments, config }: ViteDevServer): string[] {
  const styles: string[] = [];
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (isStyle(module.url)) styles.push(`${config.base}${module.url.slice(1)}?direct`);
  };
  const entry = environments.ssr.moduleGraph.getModuleById(`\0${entryModules.server}`);
  if (entry) visit(entry);
  return styles;
}
