/** The engine, what stands around every page, and the cards that most pages show; what they import comes along.
 * Templates and slices stay apart: the engine finds each by its own file. */
const shell =
  /static-site\/src\/browser\/|storefront\/src\/(features\/layout\/(?!error)|ui\/(button|section|spoken)|pages\/(frame\/page-frame|event-cards\/event-(cards|rail))\.)/;

/** All of it in one file: a dozen small ones compress worse and take as many requests. */
const codeSplitting = { groups: [{ name: 'shell', test: shell }] };

/** What every page comes with need not be named beside each part that is fetched later. */
const modulePreload = {
  resolveDependencies: (_part: string, files: readonly string[]) =>
    files.filter((file) => !/\/(shell|react|rolldown-runtime)-/.test(file)),
};

/** Node needs no such care. */
export const chunksPlugin = {
  name: 'storefront:chunks',
  config: (_config: object, { isSsrBuild }: { readonly isSsrBuild?: boolean }) =>
    isSsrBuild ? {} : { build: { modulePreload, rolldownOptions: { output: { codeSplitting } } } },
};
