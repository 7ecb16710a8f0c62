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
  'use-deferred-render',
];

const everything = {
  name: 'everything-a-site-may-use',
  resolveId: (id: string) => (id === 'everything' ? id : undefined),
  load: (id: string) =>
    id === 'everything'
      ? parts.map((part) => `export * from '${browser}/${part}.ts';`).join('\n')
      : undefined,
};

it('the page runtime adds at most 8 kB to React, and 1.5 kB where the Navigation API is missing', async () => {
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
  const { output } = made as Rolldown.RolldownOutput; // one input, not watched
  const sizes = output.map((file) => ('code' in file ? brotliCompressSync(file.code).length : 0));
  expect(sizes).toEqual([expect.toSatisfy((size) => size <= 8000), expect.toSatisfy((size) => size <= 1500)]);
});
