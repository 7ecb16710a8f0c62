import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { messagesPlugin } from '../../src/site/messages/messages-plugin.ts';
import { chunksPlugin } from '../../src/site/plugins/chunks-plugin.ts';
import { layersPlugin } from '../../src/site/plugins/layers-plugin.ts';

// Builds the harness, a page with nothing but the seat map, into the folder that is named.
const [outDir = ''] = process.argv.slice(2);

await build({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  // Our plugins do not know Vite's types.
  plugins: [messagesPlugin, chunksPlugin, layersPlugin] as unknown as Plugin[],
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'esnext',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: fileURLToPath(new URL('./harness.html', import.meta.url)),
      checks: { bundlerTimings: false },
    },
  },
});
