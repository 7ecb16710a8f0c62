const files = (...paths: readonly string[]) => new RegExp(`/src/(${paths.join('|')})`);

/** What every page runs to come alive: the engine, the layout, and what most pages show. */
const shell = files(
  'browser\\.ts',
  'slices/',
  'address/use-query\\.',
  'browser/navigate\\.',
  'theme/base',
  'features/(layout/(?!error|more)|person-card/|prices/(price-(from|store)|shown-price|use-live)|share/)',
  'api/read-json',
  'i18n/local-text',
  'paths/price-paths',
  'ui/(button|card|deferred-render|icon|page-part|picture|prose|section|shared-poster|stub|use-is-hydrated|visually-hidden|whole-link)\\.',
  'pages/(frame/(crumbs|page-frame)|persons/person-grid)\\.',
);

/** What it does next: it finds other pages, calls the API, prepares for third parties. */
const afterwards = files(
  'prepare-next-steps',
  'browser/(navigation/next-pages|is-private-document)',
  'api/(transports|public-api)',
  'features/prices/watch-prices',
  'paths/visit-paths',
  'third-parties/(load-script|attribution/campaign|consent/(consent-store|offered-groups|visitor-consent))',
);

/** What the pages with lists share, cards of events above all; the page of one event needs them far down. */
const lists = files(
  'features/event-card/',
  'ui/(deferred-items|lead-picture|pagination|rail|use-today)\\.',
  'pages/(event-cards/|frame/|list-index/|news/news-(grid|feed))',
  'catalogue-filters/(clean-search|date-presets)\\.',
);

/** What stands by a date that cannot be bought at once: how to wait. */
const waiting = files('pages/event/(sale-waits|waiting-list)\\.');

/** Sums of money: nobody needs them before there is something in the basket. */
const sums = files('basket/basket-total');

const browsing = files('pages/event-browser/event-browser\\.tsx');
const controls = files('pages/event-browser/event-controls');

/** What a hall needs as it opens. What it may need later stays apart, as does what other parts of a page use too. */
const seats =
  /features\/seat-map\/(?!seat-map\.|data\/seat-(link|prices)|list\/|map\/(fill-screen|gestures|hit-test|minimap|pan-controls|phone-controls|place-card|pointer-input|seat-card|seat-finder|tap-target|wheel|write-labels)|panels\/(best-seats-form|conflict-notice|focus-area|general-areas|notice-list|seat-offers|suggestion-notice)|renderer\/(?!box|seat-looks|seat-map|view)|state\/(check-orphans|find-best-seats|selection-rules)|view-from-seat\/)|domain\/src\/seats\/(plan\/(?!lay)|base64|bit-set|offer-id|choosing\/neighbour)/;

/**
 * Each in one file, with all that it imports: a dozen small ones compress worse and take as many requests. Templates stay
 * apart: the engine finds each by its own file.
 */
const codeSplitting = {
  groups: [
    { name: 'shell', test: shell },
    { name: 'afterwards', test: afterwards },
    { name: 'seats', test: seats, includeDependenciesRecursively: false },
    { name: 'waiting', test: waiting },
    { name: 'sums', test: sums },
    { name: 'lists', test: lists },
    { name: 'browsing', test: browsing },
    { name: 'controls', test: controls },
  ],
};

/** What is imported later names no scripts: those name each other. Only what opens a hall names all that it needs. */
const modulePreload = {
  resolveDependencies: (_file: string, scripts: string[], { hostId }: { readonly hostId: string }) =>
    hostId.includes('/open-tickets-') ? scripts : [],
};

/** Node needs no such care. */
export const chunksPlugin = {
  name: 'storefront:chunks',
  config: (_config: object, { isSsrBuild }: { readonly isSsrBuild?: boolean }) =>
    isSsrBuild ? {} : { build: { modulePreload, rolldownOptions: { output: { codeSplitting } } } },
};
