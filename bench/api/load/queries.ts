type Random = () => number;

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dayMs = 86_400_000;
const day = (ahead: number) => new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10);

/** The first of so many are asked for far more often than the last, as with places and pages. */
const popularId = (count: number, random: Random) => 1 + Math.floor(count * random() ** 2.5);

/** What visitors narrow lists down by, and how often. */
const filters: readonly [weight: number, write: (random: Random) => string][] = [
  [30, () => ''],
  [20, (random) => `category_id_in=${popularId(18, random)}`],
  [10, (random) => `location_id_in=${popularId(6, random)}`],
  [10, (random) => `category_id_in=${popularId(18, random)}&location_id_in=${popularId(6, random)}`],
  [10, (random) => dates(random)],
  [5, (random) => `${dates(random)}&location_id_in=${popularId(6, random)}`],
  [5, (random) => `place_id_in=${popularId(20, random)}`],
  [5, () => 'label_id_in=3'],
  [3, () => 'sort_by=price'],
  [2, () => 'sort_by=title'],
];

const wishes = filters.flatMap(([weight, write]) => Array.from({ length: weight }, () => write));

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

function dates(random: Random): string {
  const from = Math.floor(100 * random());
  return `started_gte=${day(from)}&started_lte=${day(from + popularId(14, random))}`;
}

const languages = ['ru', 'ru', 'ru', 'en', 'en', 'de', 'fr', 'es'];

function query(random: Random): string {
  const lang = pick(languages, random);
  return `/v1/events?lang=${lang}&page=${popularId(10, random)}&${pick(wishes, random)(random)}`;
}

/** So many different addresses of lists, as visitors would ask for them. */
export function differentQueries(count: number, seed = 1): string[] {
  const random = seeded(seed);
  const found = new Set<string>();
  while (found.size < count) found.add(query(random));
  return [...found];
}

/** So many requests for a few addresses, the first of which are the most popular. */
export function popular<Path>(paths: readonly Path[], count: number, seed = 1): Path[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => paths[popularId(paths.length, random) - 1] as Path);
}
