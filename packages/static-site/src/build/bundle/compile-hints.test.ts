import { SourceMap, type SourceMapPayload } from 'node:module';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileHints } from './compile-hints.ts';

const recipe = 'console.log("flour");\n\nconsole.log("water");\n';
/** Of the size of a page's code. */
const source = recipe + 'console.log("kneading");\n'.repeat(200);

/** Builds one module, as a chunk of that name. */
async function bundle(name: string, code = source) {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'dough',
        resolveId: (id) => (id === 'dough' ? id : undefined),
        load: (id) => (id === 'dough' ? code : undefined),
      },
      compileHints,
    ],
    build: { write: false, sourcemap: 'hidden', rolldownOptions: { input: { [name]: 'dough' } } },
  });
  const { output } = made as Rolldown.RolldownOutput; // one input, not watched
  const [chunk] = output;
  const map = output.find(({ fileName }) => fileName === `${chunk.fileName}.map`);
  return { chunk, map: map?.type === 'asset' ? String(map.source) : '' };
}

it('a script begins with the hint to compile every function before it is called', async () => {
  expect((await bundle('page')).chunk.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('a file that is smaller than the hint would save gets no hint', async () => {
  expect((await bundle('page', recipe)).chunk.code).not.toContain('allFunctionsCalledOnLoad');
});

it('React gets no compile hint, since half of it is never called', async () => {
  expect((await bundle('react')).chunk.code).not.toContain('allFunctionsCalledOnLoad');
});

it('the source map still points at the right lines below the hint', async () => {
  const { chunk, map } = await bundle('page');
  const lines = chunk.code.split('\n');
  const line = lines.findIndex((text) => text.includes('water'));
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(
    line,
    lines[line]?.indexOf('water') ?? 0,
  );
  expect(entry).toMatchObject({ originalLine: 2 });
});
