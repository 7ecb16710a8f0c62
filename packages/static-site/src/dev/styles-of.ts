import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { entryModules } from '../build/bundle/entry-modules.ts';

const isStyle = (url: string) => /\.css(\?|$)/.test(url);

/** Addresses of every style sheet the site's modules import: without them a page would stand bare until its scripts ran. */
export function stylesOf({ environments, config }: ViteDevServer): string[] {
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
