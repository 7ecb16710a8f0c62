import { basename } from 'node:path';

/**
 * `date-stub-price` for `.price` of date-stub.module.css. A file name is there once, so no random letters are needed to
 * tell classes apart: compressed, they weigh more than anything else that styles, markup and scripts repeat.
 */
export const classNamesPlugin = {
  name: 'storefront:class-names',
  config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
};

const scopedName = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;
