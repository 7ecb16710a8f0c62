import { globSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BuildEnvironmentOptions,
  build,
  createLogger,
  type InlineConfig,
  type Logger,
  type Plugin,
} from 'vite';
import { assetBase, type SiteConfig } from '../../shared/site-config.ts';
import { compileHints } from './compile-hints.ts';
import { entryModules, entryPlugin } from './entry-modules.ts';
import { inputCollector } from './input-collector.ts';
import { reactChunk } from './react-chunk.ts';

/** Errors are thrown as well: whoever asked for the bundle tells of them. */
const warningsOnly: Logger = { ...createLogger('warn'), error: () => {} };

const commonConfig = (site: SiteConfig, inputs: Set<string>): InlineConfig => ({
  configFile: false,
  envDir: false,
  root: site.root,
  base: `${assetBase(site)}/`,
  mode: 'production',
  logLevel: 'warn',
  customLogger: warningsOnly,
  publicDir: false,
  // `shared/` does not know Vite's types.
  plugins: [entryPlugin(site), ...((site.plugins ?? []) as Plugin[]), inputCollector(inputs)],
  resolve: { dedupe: ['react', 'react-dom'] },
  // Whatever NODE_ENV the caller runs under: React's development build is many times slower and larger.
  define: {
    'process.env.NODE_ENV': '"production"',
    // Visitors have no developer tools of React: what would talk to them is left out.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
});

/** Hints on slow plugins are for those who write plugins. */
const quietly = { checks: { bundlerTimings: false } };

const browserConfig = (outDir: string, sourceMaps: boolean): BuildEnvironmentOptions => ({
  outDir,
  sourcemap: sourceMaps && 'hidden',
  emptyOutDir: true,
  manifest: 'manifest.json',
  reportCompressedSize: false,
  // A site knows what its first visit may weigh; a large file may be one that few ever ask for.
  chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  assetsInlineLimit: 0,
  rolldownOptions: {
    ...quietly,
    input: { entry: entryModules.browser },
    output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: [reactChunk] } },
  },
});

/** React is bundled in, so that renderer and components share one. */
const serverConfig = (outDir: string): BuildEnvironmentOptions => ({
  outDir,
  emptyOutDir: true,
  ssr: true,
  minify: false,
  reportCompressedSize: false,
  target: 'node24',
  rolldownOptions: {
    ...quietly,
    input: { server: entryModules.server, thread: entryModules.thread },
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  },
});

/** The bundler itself and its settings decide the outcome as much as the sources do. */
const toolInputs = [
  'vite/package.json',
  './compile-hints.ts',
  './entry-modules.ts',
  './input-collector.ts',
  './react-chunk.ts',
  './run-vite.ts',
].map((file) => fileURLToPath(import.meta.resolve(file)));

const pluginInputs = ({ root, pluginFolders = [] }: SiteConfig) =>
  pluginFolders.flatMap((folder) => globSync(join(root, folder, '**/*.ts')));

/** Builds the site's code into `browser/` and `server/`, and answers with the files both were made of. */
export async function runVite(site: SiteConfig, folder: string): Promise<string[]> {
  const inputs = new Set([...toolInputs, ...pluginInputs(site)]);
  const common = commonConfig(site, inputs);
  await build({
    ...common,
    plugins: [common.plugins, compileHints],
    build: browserConfig(join(folder, 'browser'), site.sourceMaps ?? false),
  });
  await build({
    ...common,
    build: serverConfig(join(folder, 'server')),
    ssr: { noExternal: true },
  });
  return [...inputs].filter(isAbsolute);
}
