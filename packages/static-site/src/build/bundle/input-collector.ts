import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Notes which files on disk the bundle is made of, also those that are in a module without being one. */
export const inputCollector = (inputs: Set<string>): Plugin => ({
  name: 'static-site:inputs',
  config: () => ({ css: { postcss: { plugins: [styleCollector(inputs)] } } }),
  generateBundle(_, files) {
    for (const id of this.getModuleIds()) inputs.add(id.replace(/\?.*$/, ''));
    for (const file of Object.values(files)) {
      const names = file.type === 'asset' ? file.originalFileNames : [];
      for (const name of names) inputs.add(resolve(this.environment.config.root, name));
    }
  },
});

interface Nodes {
  walk(visit: (node: { readonly source?: { readonly input: { readonly file?: string } } }) => void): unknown;
}

/** Style sheets that others import become part of them before the bundler sees any. */
const styleCollector = (inputs: Set<string>) => ({
  postcssPlugin: 'static-site:inputs',
  OnceExit(root: Nodes) {
    root.walk(({ source }) => {
      if (source?.input.file) inputs.add(source.input.file);
    });
  },
});
