/**
 * What each folder of an app's or a package's `src` may import of its own app or package, beside itself: whatever is not
 * listed is refused. A name stands for a folder with all below it, or for one file; the longest that fits is a file's zone,
 * and `.` is what stands in `src` itself and puts the rest together.
 */
type Zones = Readonly<Record<string, readonly string[]>>;

const anything = '*';
const everything = [anything];

const apiFeature = [
  'api-prefix.ts',
  'database',
  'idempotency-key.ts',
  'problems',
  'response-cache',
  'catalogue-reader',
  'time',
  'invariant.ts',
];

const api: Zones = {
  '.': everything,
  'api-prefix.ts': [],
  'idempotency-key.ts': [],
  'config.ts': [
    'console-settings.ts',
    'operations-settings.ts',
    'order-settings.ts',
    'payment-settings.ts',
    'start-fault.ts',
    'storage-settings.ts',
    'visit-settings.ts',
    'wallet-settings.ts',
  ],
  'console-settings.ts': ['time'],
  'operations-settings.ts': ['connection-limits.ts', 'logging'],
  'order-settings.ts': [],
  'payment-settings.ts': [],
  'storage-settings.ts': [],
  'visit-settings.ts': [],
  'wallet-settings.ts': [],
  'connection-limits.ts': [],
  'start-fault.ts': [],
  'private-files.ts': [],
  'repeat.ts': [],
  'invariant.ts': ['database'],
  database: ['start-fault.ts', 'private-files.ts'],
  logging: [],
  problems: [],
  reporting: [],
  storage: [],
  time: [],
  'response-cache': ['plugins', 'problems'],
  plugins: [
    'connection-limits.ts',
    'database',
    'problems',
    'reporting',
    'logging',
    'features/operations',
    'features/pictures',
    'features/request-limits',
    'storage',
  ],
  'catalogue-reader': ['database', 'response-cache'],
  commands: ['database', 'problems'],
  'features/audit': ['commands', 'database'],
  'features/basket': [...apiFeature, 'features/bot-protection', 'features/performances'],
  'features/bot-protection': ['api-prefix.ts', 'database', 'problems'],
  'features/catalogue': [...apiFeature, 'commands', 'features/landings', 'features/performances'],
  'features/doctor': ['commands', 'database', 'invariant.ts', 'logging', 'problems'],
  'features/door': ['commands', 'database', 'problems', 'features/performances'],
  'features/landings': apiFeature,
  'features/on-sale': [
    'catalogue-reader',
    'commands',
    'database',
    'problems',
    'features/operations',
    'features/performances',
    'features/rehearsals',
    'features/sales',
    'features/waiting-room',
  ],
  'features/operations': ['database', 'invariant.ts'],
  'features/performances': [...apiFeature, 'commands', 'features/bot-protection'],
  'features/pictures': ['commands', 'config.ts', 'database', 'private-files.ts', 'problems', 'storage'],
  'features/plans': ['commands', 'database', 'problems', 'features/catalogue'],
  'features/privacy': ['catalogue-reader', 'commands', 'database', 'problems', 'features/sales'],
  'features/quality': ['api-prefix.ts', 'database', 'plugins'],
  'features/rehearsals': ['commands', 'database', 'problems', 'features/performances'],
  'features/request-limits': ['database', 'features/bot-protection'],
  'features/sales': [
    ...apiFeature,
    'commands',
    'config.ts',
    'logging',
    'private-files.ts',
    'start-fault.ts',
    'features/basket',
    'features/bot-protection',
    'features/landings',
    'features/performances',
  ],
  'features/staff': ['commands', 'database', 'problems'],
  'features/waiting-room': [...apiFeature, 'commands', 'features/bot-protection', 'features/performances'],
  'features/today': [
    'commands',
    'database',
    'invariant.ts',
    'time',
    'features/catalogue',
    'features/doctor',
    'features/operations',
    'features/performances',
    'features/sales',
  ],
};

/** What a feature, a page or a slice is made with. */
const storefrontGround = [
  'address',
  'after-first-paint.ts',
  'api',
  'checkout-paths.ts',
  'i18n',
  'list-paths.ts',
  'listeners.ts',
  'listing',
  'on-window.ts',
  'opened-stock.ts',
  'paths.ts',
  'signals.ts',
  'stored-json.ts',
  'theme',
  'ui',
];

const feature = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`features/${name}`, storefrontGround]));

const seatMap = 'features/seat-map';

const storefront: Zones = {
  '.': everything,
  'after-first-paint.ts': [],
  'checkout-paths.ts': [],
  'list-paths.ts': [],
  'listeners.ts': [],
  'on-window.ts': [],
  'opened-stock.ts': ['listeners.ts', 'stored-json.ts'],
  'paths.ts': [],
  'signals.ts': [],
  'stored-json.ts': [],
  address: ['paths.ts', 'signals.ts'],
  api: ['theme', 'i18n', 'ui'],
  i18n: [],
  theme: [],
  ui: ['i18n', 'listeners.ts', 'theme'],
  listing: ['ui', 'address', 'signals.ts'],
  // Features meet in the page or by signal.
  ...feature(
    'basket',
    'bundles',
    'currency',
    'date-picker',
    'event-card',
    'event-dates',
    'event-filters',
    'event-list',
  ),
  ...feature('language-offer', 'news-card', 'person-card', 'place-card', 'prices'),
  ...feature('search-results', 'search-suggest', 'share', 'waiting-room'),
  'features/places-map': [...storefrontGround, 'import-helper.ts', 'third-parties/consent'],
  'features/city': [...storefrontGround, 'import-helper.ts'],
  'features/favourites': [...storefrontGround, 'import-helper.ts'],
  'features/layout': [...storefrontGround, 'import-helper.ts'],
  [seatMap]: [...storefrontGround, seatMap],
  [`${seatMap}/seat-map-props.ts`]: [],
  // Runs in a worker, too.
  [`${seatMap}/renderer`]: [],
  [`${seatMap}/zone-mark.tsx`]: [`${seatMap}/renderer`],
  [`${seatMap}/view-from-seat`]: storefrontGround,
  [`${seatMap}/data`]: [...storefrontGround, `${seatMap}/renderer`, `${seatMap}/seat-map-props.ts`],
  [`${seatMap}/list`]: [...storefrontGround, `${seatMap}/data`, `${seatMap}/zone-mark.tsx`],
  [`${seatMap}/map`]: [
    ...storefrontGround,
    `${seatMap}/data`,
    `${seatMap}/renderer`,
    `${seatMap}/zone-mark.tsx`,
    `${seatMap}/view-from-seat`,
  ],
  [`${seatMap}/state`]: [
    ...storefrontGround,
    `${seatMap}/data`,
    `${seatMap}/map`,
    `${seatMap}/renderer`,
    `${seatMap}/seat-map-props.ts`,
  ],
  [`${seatMap}/panels`]: [
    ...storefrontGround,
    `${seatMap}/data`,
    `${seatMap}/seat-map-props.ts`,
    `${seatMap}/state`,
    `${seatMap}/zone-mark.tsx`,
    `${seatMap}/view-from-seat`,
  ],
  'features/order': [...storefrontGround, 'third-parties/bot-protection', 'third-parties/attribution'],
  'features/reminders': [...storefrontGround, 'third-parties/bot-protection'],
  'features/waiting-list': [...storefrontGround, 'third-parties/bot-protection'],
  pages: [...storefrontGround, 'features'],
  slices: ['i18n', 'signals.ts'],
  // Comes after the page, which tells it what happened by signal.
  'third-parties': [
    'after-first-paint.ts',
    'api',
    'i18n',
    'import-helper.ts',
    'paths.ts',
    'signals.ts',
    'theme',
    'ui',
  ],
  'import-helper.ts': [],
  // Makes pages of the catalogue, on Node.
  site: everything,
};

const consoleGround = [
  'api',
  'browser-name.ts',
  'i18n',
  'stored-text.ts',
  'ui',
  'use-draft.ts',
  'write-csv.ts',
];

const consoleFeature = [...consoleGround, 'commands', 'hall', 'markup', 'pictures', 'shell', 'sign-ins'];

const operatorsConsole: Zones = {
  '.': everything,
  'browser-name.ts': [],
  'stored-text.ts': [],
  'write-csv.ts': [],
  'use-draft.ts': ['stored-text.ts'],
  theme: ['stored-text.ts'],
  i18n: ['stored-text.ts'],
  api: ['i18n'],
  ui: ['api', 'i18n'],
  commands: consoleGround,
  markup: ['i18n', 'ui'],
  hall: [...consoleGround, 'theme'],
  pictures: consoleGround,
  shell: [...consoleGround, 'theme'],
  'sign-ins': [...consoleGround, 'commands', 'shell'],
  // Features meet in the router.
  'features/account': consoleFeature,
  'features/audit': consoleFeature,
  'features/bundles': consoleFeature,
  'features/catalogue': consoleFeature,
  'features/counter': consoleFeature,
  'features/door': consoleFeature,
  'features/on-sale': consoleFeature,
  'features/orders': consoleFeature,
  'features/performances': consoleFeature,
  'features/plans': consoleFeature,
  'features/privacy': consoleFeature,
  'features/requests': consoleFeature,
  'features/settlement': consoleFeature,
  'features/sign-in': consoleFeature,
  'features/staff': consoleFeature,
  'features/today': consoleFeature,
  'features/vouchers': consoleFeature,
  'features/waiting-list': consoleFeature,
  'features/waiting-room': consoleFeature,
  'features/webhooks': consoleFeature,
  // Makes the pages, on Node.
  build: [],
};

const door: Zones = {
  '.': everything,
  'trusted-url.ts': [],
  i18n: [],
  camera: ['trusted-url.ts'],
  phone: [],
  screens: ['camera', 'i18n', 'phone'],
  // Runs beside the page.
  offline: [],
  // Makes the app, on Node.
  build: [],
};

const domain: Zones = {
  basket: ['money'],
  'bot-protection': [],
  bundles: ['money'],
  calendar: [],
  'catalogue-faults': [],
  'catalogue-filters': ['languages', 'query-string'],
  'chosen-city': [],
  consent: [],
  contact: [],
  counter: ['price'],
  currency: [],
  doctor: [],
  door: ['price', 'tickets'],
  drafts: ['performances', 'theme'],
  'error-reporting': [],
  favourites: [],
  'gift-cards': ['contact'],
  languages: [],
  markup: [],
  money: ['languages'],
  'on-sale': [],
  order: ['money', 'price', 'tickets'],
  performances: ['price'],
  pictures: [],
  'plan-editing': ['seats'],
  price: ['money'],
  'price-lists': ['drafts', 'money', 'price'],
  privacy: [],
  quality: [],
  'query-string': [],
  reminders: ['price'],
  search: ['catalogue-filters', 'languages'],
  seats: ['search'],
  staff: ['money'],
  theme: [],
  tickets: ['price', 'seats'],
  tracking: ['basket'],
  vouchers: ['money', 'tickets'],
  'waiting-list': ['seats'],
  'waiting-room': [],
  wallets: ['price', 'tickets'],
  webhooks: [],
};

const values = ['values', 'query'];

const contracts: Zones = {
  '.': everything,
  'errors.ts': [],
  paths: [],
  values: [],
  query: ['values'],
  acquisitions: values,
  basket: values,
  'bot-protection': [],
  bundles: values,
  'catalogue-file': [],
  console: [...values, 'basket', 'bundles', 'catalogue-file', 'door', 'paths', 'routes'],
  dates: [...values, 'basket', 'events'],
  door: [...values, 'paths', 'routes', 'tickets'],
  errors: ['errors.ts', 'events', 'values'],
  events: values,
  landings: [...values, 'catalogue-file'],
  news: values,
  orders: [...values, 'acquisitions', 'basket', 'bot-protection'],
  persons: values,
  places: values,
  prices: [...values, 'events'],
  quality: [],
  reference: [...values, 'events'],
  reminders: [...values, 'bot-protection'],
  'waiting-room': [...values, 'bot-protection'],
  suggestions: [...values, 'events'],
  tickets: [],
  'waiting-list': [...values, 'bot-protection'],
  routes: everything,
};

const sandboxAcquirer: Zones = {
  '.': everything,
  'timers.ts': [],
  records: [],
  notifications: ['records', 'timers.ts'],
  bank: ['notifications', 'records', 'timers.ts'],
  pages: ['bank', 'records'],
  routes: ['bank', 'pages', 'records'],
};

const parterre: Zones = {
  '.': everything,
  'inject-fetch.ts': [],
  'listen.ts': [],
  'open-database.ts': [],
  'origin-server.ts': [],
  preview: ['publisher.ts'],
  'print.ts': [],
  'read-options.ts': [],
  rehearsal: ['secret.ts'],
  'retire-past-performances.ts': [],
  'secret.ts': [],
  'stop-request.ts': [],
  'watch-catalogue.ts': [],
  'write-host-rules.ts': [],
  'print-report.ts': ['print.ts'],
  'seed-demo.ts': ['print.ts'],
  'code-hash.ts': [],
  'seen-first.ts': [],
  'keep-sending.ts': [],
  'page-storage.ts': ['keep-sending.ts', 'publisher.ts'],
  'publisher.ts': ['code-hash.ts', 'inject-fetch.ts', 'seen-first.ts', 'write-host-rules.ts'],
  'follow-pages.ts': ['print-report.ts', 'print.ts', 'publisher.ts', 'sites.ts', 'watch-catalogue.ts'],
  'reporting-publisher.ts': ['publisher.ts'],
  'open-sandbox.ts': ['listen.ts', 'secret.ts'],
  'command-line-name.ts': [],
  'invite-staff.ts': ['command-line-name.ts', 'secret.ts'],
  'open-console.ts': ['invite-staff.ts', 'listen.ts'],
  commands: [
    'command-line-name.ts',
    'invite-staff.ts',
    'open-database.ts',
    'print.ts',
    'read-options.ts',
    'secret.ts',
    'seed-demo.ts',
  ],
};

const apiClient: Zones = {
  'api-error.ts': [],
  'clock.ts': [],
  'idempotency-key.ts': [],
  'rate-limiter.ts': ['clock.ts'],
  'read-problem.ts': ['api-error.ts'],
  'retry-wait.ts': ['api-error.ts'],
  'transport.ts': ['api-error.ts', 'clock.ts', 'rate-limiter.ts', 'retry-wait.ts'],
  'basket-transport.ts': ['transport.ts'],
  'public-transport.ts': ['transport.ts'],
  'public-api.ts': ['transport.ts'],
  'basket-api.ts': ['idempotency-key.ts', 'public-api.ts', 'transport.ts'],
  'bundle-api.ts': ['basket-api.ts', 'idempotency-key.ts', 'transport.ts'],
  'order-api.ts': ['idempotency-key.ts', 'public-api.ts', 'transport.ts'],
  'reminder-api.ts': ['idempotency-key.ts', 'transport.ts'],
  'wish-api.ts': ['idempotency-key.ts', 'transport.ts'],
};

const staticSite: Zones = {
  shared: [],
  browser: ['browser', 'shared'],
  'browser/signals.ts': [],
  'browser/site-options.ts': ['shared'],
  'browser/when-idle.ts': [],
  'browser/address': ['shared'],
  'browser/loading': ['shared'],
  'browser/prefetch': ['browser/address', 'browser/loading', 'browser/signals.ts', 'shared'],
  'browser/screen': ['browser/address', 'browser/site-options.ts', 'browser/when-idle.ts', 'shared'],
  'browser/recovery': ['browser/address', 'browser/screen', 'browser/site-options.ts', 'shared'],
  'browser/navigation': [
    'browser/address',
    'browser/loading',
    'browser/prefetch',
    'browser/recovery',
    'browser/screen',
    'browser/signals.ts',
    'browser/site-options.ts',
    'browser/when-idle.ts',
    'shared',
  ],
  build: ['build', 'shared'],
  'build/record': [],
  'build/publish': ['build/record', 'shared'],
  'build/render': ['build/publish', 'shared'],
  'build/bundle': ['build/render', 'shared'],
  'build/data': ['build/publish', 'build/record', 'build/render', 'shared'],
  'build/documents': ['build/publish', 'build/record', 'build/render', 'shared'],
  'build/run': [
    'build/bundle',
    'build/data',
    'build/documents',
    'build/publish',
    'build/record',
    'build/render',
    'shared',
  ],
  host: ['shared'],
  dev: ['build', 'host', 'shared'],
  mirror: ['build', 'host', 'shared'],
};

const homes: Readonly<Record<string, Zones>> = {
  'apps/api/src/': api,
  'apps/console/src/': operatorsConsole,
  'apps/door/src/': door,
  'apps/storefront/src/': storefront,
  'apps/sandbox-acquirer/src/': sandboxAcquirer,
  'apps/parterre/src/': parterre,
  'packages/api-client/src/': apiClient,
  'packages/static-site/src/': staticSite,
  'packages/domain/src/': domain,
  'packages/contracts/src/': contracts,
};

interface Home {
  /** Such as `apps/api/src/`. */
  readonly path: string;
  readonly zones: Zones;
}

const findHome = (file: string): Home | undefined => {
  const found = Object.entries(homes).find(([path]) => file.startsWith(path));
  return found && { path: found[0], zones: found[1] };
};

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}/`);

function findZone({ path: home, zones }: Home, file: string): string | undefined {
  const path = file.slice(home.length);
  const [longest] = Object.keys(zones)
    .filter((name) => isWithin(path, name))
    .sort((a, b) => b.length - a.length);
  return longest ?? ('.' in zones && !path.includes('/') ? '.' : undefined);
}

/** Whether somebody has said what a file may import. */
export function hasZone(file: string): boolean {
  const home = findHome(file);
  return home === undefined || findZone(home, file) !== undefined;
}

export function whyOutsideZone(file: string, target: string): string | undefined {
  const home = findHome(file);
  const zone = home && findZone(home, file);
  if (!zone || !target.startsWith(home.path) || findZone(home, target) === zone) return undefined;
  const allowed = home.zones[zone] ?? [];
  const path = target.slice(home.path.length);
  if (allowed.some((name) => name === anything || isWithin(path, name))) return undefined;
  return `zone ${zone} imports only ${allowed.join(', ') || 'itself'}`;
}

/** What the tables name, by its path in the repository. */
export const namedZones = (): string[] =>
  Object.entries(homes).flatMap(([path, zones]) =>
    Object.entries(zones)
      .flat(2)
      .filter((name) => name !== '.' && name !== anything)
      .map((name) => `${path}${name}`),
  );

/** Zones that reach themselves through others, one sentence each. */
export function zoneCircles(): string[] {
  return Object.entries(homes).flatMap(([path, zones]) => {
    const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
      Object.keys(zones)
        .filter((to) => to !== from && (zones[from] ?? []).some((name) => isWithin(to, name)))
        .some((to) => to === goal || (!seen.has(to) && reaches(to, goal, seen.add(to))));
    return Object.keys(zones)
      .filter((zone) => reaches(zone, zone, new Set()))
      .map((zone) => `${path}${zone} imports itself by way of others`);
  });
}
