import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const browser = fileURLToPath(new URL('../src/browser', import.meta.url));
const parts = [
  'start-site',
  'signals',
  'navigate',
  'use-address',
  'use-navigation-state',
  'use-page',
  'use-static-query',
  'use-turn',
];

const everything = {
  name: 'everything-a-site-may-use',
  resolveId: (id: string) => (id === 'everything' ? id : undefined),
  load: (id: string) =>
    id === 'everything'
      ? parts.map((part) => `export * from '${browser}/${part}.ts';`).join('\n')
      : undefined,
};

it('adds at most 8 kB to React', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [everything],
    build: {
      write: false,
      rolldownOptions: {
        input: 'everything',
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom', 'react-dom/client'],
      },
    },
  });
  const [chunk] = (made as Rolldown.RolldownOutput).output; // one input, not watched
  expect(brotliCompressSync(chunk.code).length).toBeLessThanOrEqual(8000);
});
