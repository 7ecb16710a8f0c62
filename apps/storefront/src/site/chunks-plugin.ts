/** The engine, what stands around every page, and the cards that most pages show; what they import comes along.
 * Templates and slices stay apart: the engine finds each by its own file. */
const shell =
  /static-site\/src\/browser\/|storefront\/src\/(features\/layout\/(?!error)|ui\/(button|section)|pages\/(frame|event-cards)\/)/;

/** All of it in one file: a dozen small ones compress worse and take as many requests. Node needs no such care. */
export const chunksPlugin = {
  name: 'storefront:chunks',
  config: (_config: object, { isSsrBuild }: { readonly isSsrBuild?: boolean }) =>
    isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: shellGroup } } } },
};

const shellGroup = { groups: [{ name: 'shell', test: shell }] };
