/** The engine, what stands around every page, and the cards that most pages show; what they import comes along.
 * Templates and slices stay apart: the engine finds each by its own file. */
const shell =
  /static-site\/src\/browser\/|storefront\/src\/(features\/layout\/(?!error)|ui\/(button|card|later|prose|section|spoken|stub)\.|features\/(person-card|share)\/|pages\/(frame\/(crumbs|page-frame)|event-cards\/event-(cards|rail)|persons\/person-grid|places\/place-(address|links|schema))\.|slices\/\w+\.module\.css|theme\/base\.css)|\/theme\/theme\.css/;

/** What a hall needs as it opens. What it may need later stays apart, as does what other parts of a page use too. */
const seats =
  /features\/seat-map\/(?!seat-map\.|(card|drawing|find|general|labels|list|notices|party|pointing)\/|offered\/(offered-notice|find)|data\/seat-link|choosing\/(lone-seats|selection-rules)|controls\/stepper|worker\/engine(\.|-state))|domain\/src\/seats\/(plan\/(?!lay)|bit-set|choosing\/ne)/;

/** Each in one file: a dozen small ones compress worse and take as many requests. */
const codeSplitting = {
  groups: [
    { name: 'shell', test: shell },
    { name: 'seats', test: seats, includeDependenciesRecursively: false },
  ],
};

/** What is imported later names no scripts: those name each other. */
const modulePreload = { resolveDependencies: () => [] };

/** Node needs no such care. */
export const chunksPlugin = {
  name: 'storefront:chunks',
  config: (_config: object, { isSsrBuild }: { readonly isSsrBuild?: boolean }) =>
    isSsrBuild ? {} : { build: { modulePreload, rolldownOptions: { output: { codeSplitting } } } },
};
