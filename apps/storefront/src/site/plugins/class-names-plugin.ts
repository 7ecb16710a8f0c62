import { basename } from 'node:path';

const imported = /^import (\w+) from (?='.*\.module\.css')/gm;

/**
 * `date-stub-price` for `.price` of date-stub.module.css. A file name is there once, so no random letters are needed to
 * tell classes apart: compressed, they weigh more than anything else that styles, markup and scripts repeat.
 *
 * The names are inlined in the scripts where they are used, not in an object for each style sheet. A name that no style sheet
 * has fails the build.
 */
export const classNamesPlugin = {
  name: 'storefront:class-names',
  enforce: 'pre' as const,
  config: (_config: object, { isSsrBuild }: { readonly isSsrBuild?: boolean }) => ({
    css: { modules: { generateScopedName: scopedName } },
    ...(!isSsrBuild && { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }),
  }),
  transform: {
    filter: { id: /\.tsx?$/, code: '.module.css' },
    handler: (code: string) => ({ code: code.replace(imported, 'import * as $1 from '), map: null }),
  },
};

/** A style sheet is wanted even where all its names have moved to their users. */
export const sideEffectStylesPlugin = {
  name: 'storefront:kept-styles',
  enforce: 'post' as const,
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code: string) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
  },
};

const scopedName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;
