import type { Plugin } from 'vite';
import { reactChunkName } from './react-chunk.ts';

/** Read by V8: https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Below that the hint weighs more than what it saves. */
const smallLetters = 4000;

/**
 * Browsers read a function twice: hastily with its file, and properly when it is first called, which for a page is the
 * moment of the click. Told so, they do it all beforehand, beside the page. Half of React is never called, so it is
 * left as it is.
 */
export const compileHints: Plugin = {
  name: 'static-site:compile-hints',
  augmentChunkHash: ({ name }) => (name === reactChunkName ? undefined : hint),
  generateBundle: {
    order: 'post', // Vite puts a line of its own in front, and the hint must come before everything
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name === reactChunkName || file.code.length < smallLetters)
          continue;
        file.code = hint + file.code;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === 'asset') map.source = withLineBefore(String(map.source));
      }
    },
  },
};

/** Lines end with semicolons in a source map. */
function withLineBefore(text: string): string {
  const map = JSON.parse(text);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
