import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { assetBase, type SiteConfig, toRouteTable } from '../../shared/site-config.ts';

export const entryModules = {
  browser: 'static-site:browser',
  server: 'static-site:server',
  thread: 'static-site:thread',
} as const;

const quote = (text: string) => JSON.stringify(text);

const componentFiles = ({ root, templates, slices }: SiteConfig) => ({
  templates: Object.entries(templates).map(([name, { component }]) => [name, join(root, component)] as const),
  slices: Object.entries(slices).map(([name, component]) => [name, join(root, component)] as const),
});

type NamedModules = readonly (readonly [name: string, file: string])[];

const loaders = (modules: NamedModules) =>
  `{${modules.map(([name, file]) => `${quote(name)}: () => import(${quote(file)})`).join(',')}}`;

/** The route table and all code, handed to the site's own entry. Slices stand on most pages, so they come with it. */
function browserEntry(site: SiteConfig): string {
  const modules = componentFiles(site);
  const slices = modules.slices.map(([name, file]) => ({ name: quote(name), file: quote(file) }));
  return `import { start } from ${quote(join(site.root, site.entry))};
${slices.map(({ file }, index) => `import { Slice as slice${index} } from ${file};`).join('\n')}
start({
  base: ${quote(assetBase(site))},
  pathPrefix: ${quote(site.pathPrefix)},
  routes: ${JSON.stringify(toRouteTable(site))},
  loadTemplate: ${loaders(modules.templates)},
  slices: {${slices.map(({ name }, index) => `${name}: { Slice: slice${index} }`).join(',')}},
});`;
}

const importAll = (modules: NamedModules, kind: string) => ({
  imports: modules.map(([, file], index) => `import * as ${kind}${index} from ${quote(file)};`).join('\n'),
  object: `{${modules.map(([name], index) => `${quote(name)}: ${kind}${index}`).join(',')}}`,
});

const serverExports = fileURLToPath(new URL('./server-exports.ts', import.meta.url));

function serverEntry(site: SiteConfig): string {
  const modules = componentFiles(site);
  const templates = importAll(modules.templates, 'template');
  const slices = importAll(modules.slices, 'slice');
  return `${templates.imports}
${slices.imports}
export * from ${quote(serverExports)};
export const templates = ${templates.object};
export const slices = ${slices.object};`;
}

const threadModule = fileURLToPath(new URL('../render/render-thread.ts', import.meta.url));

/** A render thread is bundled with the components it renders, so that it starts without translating TypeScript. */
const threadEntry = `import { runRenderThread } from ${quote(threadModule)};
import * as bundle from ${quote(entryModules.server)};
runRenderThread(bundle);`;

/** The entries exist only in memory: they are the site configuration, spelt as code. */
export function entryPlugin(site: SiteConfig): Plugin {
  const sources = new Map<string, string>([
    [entryModules.browser, browserEntry(site)],
    [entryModules.server, serverEntry(site)],
    [entryModules.thread, threadEntry],
  ]);
  return {
    name: 'static-site:entries',
    resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
    load: (id) => sources.get(id.slice(1)),
  };
}
