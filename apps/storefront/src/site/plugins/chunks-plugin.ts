/** The engine, the layout of every page, and the cards that most pages show, with their imports.
 * Templates and slices stay apart: the engine finds each by its own file. */
const shell =
  /static-site\/src\/browser\/(?!address\/(history|followed|entry))|storefront\/src\/(browser\.|third-parties\/(start|early)|theme\/deferred|i18n\/(warm|with)|features\/layout\/(?!error)|ui\/(button|card|deferred-render|prose|section|stub|visually-hidden)\.|features\/(person-card|share)\/|pages\/(frame\/(crumbs|page-frame)|event-cards\/event-(cards|rail)|persons\/person-grid|places\/place-(address|links|schema))\.|slices\/\w+\.module\.css|theme\/base\.css)|\/theme\/theme\.css/;

/** What a hall needs as it opens. What it may need later stays apart, as does what other parts of a page use too. */
const seats =
  /features\/seat-map\/(?!seat-map\.|data\/seat-link|list\/|map\/(gestures|hit-test|pan-controls|pointer-input|seat-card|seat-finder|view-from-seat|wheel|write-labels)|panels\/(best-seats-form|general-areas|notice-list|suggestion-notice)|renderer\/(?!box|seat-looks|seat-map|view)|state\/(check-orphans|find-best-seats|selection-rules))|domain\/src\/seats\/(plan\/(?!lay)|bit-set|choosing\/ne)/;

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
