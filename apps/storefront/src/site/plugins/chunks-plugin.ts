const files = (...paths: readonly string[]) => new RegExp(`/src/(${paths.join('|')})`);

/** What every page runs to come alive: the engine, the layout, and the cards that most pages show. */
const shell = files(
  'browser\\.ts',
  'slices/',
  'address/use-query\\.',
  'browser/navigate\\.',
  'theme/base',
  'features/(layout/(?!error)|person-card/|share/)',
  'ui/(button|card|deferred-render|prose|section|stub|visually-hidden)\\.',
  'pages/(frame/(crumbs|page-frame)|event-cards/event-(cards|rail)|persons/person-grid|places/place-(address|links|schema))\\.',
);

/** What it does next: it finds other pages, calls the API, prepares for third parties; and small things that later parts share. */
const afterwards = files(
  'browser/navigation/next-pages',
  'api/(transports|public-api)',
  'features/prices/watch-prices',
  'i18n/warm-up-intl',
  'theme/deferred-fonts',
  'ui/lay-out-rest',
  'basket/basket-total',
  'contact/is-one-typo',
  'third-parties/(load-script|attribution/campaign)',
);

/** What the pages with lists share. */
const lists = files(
  'ui/(deferred-items|lead-picture|pagination|use-today)\\.',
  'pages/(event-cards/|frame/|list-index/|news/news-(grid|feed))',
  'catalogue-filters/(clean-search|date-presets)\\.',
);

const browsing = files('pages/event-browser/event-browser\\.tsx');
const controls = files('pages/event-browser/event-controls');

/** What a hall needs as it opens. What it may need later stays apart, as does what other parts of a page use too. */
const seats =
  /features\/seat-map\/(?!seat-map\.|data\/seat-link|list\/|map\/(gestures|hit-test|pan-controls|pointer-input|seat-card|seat-finder|view-from-seat|wheel|write-labels)|panels\/(best-seats-form|general-areas|notice-list|suggestion-notice)|renderer\/(?!box|seat-looks|seat-map|view)|state\/(check-orphans|find-best-seats|selection-rules))|domain\/src\/seats\/(plan\/(?!lay)|bit-set|choosing\/ne)/;

/**
 * Each in one file, with all that it imports: a dozen small ones compress worse and take as many requests. Templates stay
 * apart: the engine finds each by its own file.
 */
const codeSplitting = {
  groups: [
    { name: 'shell', test: shell },
    { name: 'afterwards', test: afterwards },
    { name: 'seats', test: seats, includeDependenciesRecursively: false },
    { name: 'lists', test: lists },
    { name: 'browsing', test: browsing },
    { name: 'controls', test: controls },
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
