import type { Db } from '../../../../database/connect.ts';
import { selectAffectedEvents, selectAffectedPlaces, type Written } from '../index/search-index.queries.ts';
import { namedKinds, type SearchKind } from '../search.queries.ts';
import { selectLargestId, selectNames } from './name-index.queries.ts';
import { NameIndex } from './name-index.ts';

/** The names that one process has in memory, as they are in the catalogue. */
export interface NameIndexKeeper {
  /** Undefined while they are being read, which the first to ask sets off. */
  read(): NameIndex | undefined;
  /** The catalogue has changed, by the keys that were announced. */
  change(keys: readonly string[]): void;
}

interface KeeperOptions {
  readonly db: Db;
  /** Whether changes are heard of. While they are not, nothing is kept. */
  readonly mayKeep: () => boolean;
}

/** When so many times more is in it than counts, it is read anew. */
const maxWear = 1.5;

export function makeNameIndexKeeper({ db, mayKeep }: KeeperOptions): NameIndexKeeper {
  const changed = new Set<string>();
  let index: NameIndex | undefined;
  let updating: Promise<void> | undefined;

  async function update(): Promise<void> {
    const [keys, existing] = [[...changed], index];
    changed.clear();
    // Whoever asks after it failed begins again.
    index = undefined;
    if (!existing || existing.wear > maxWear || keys.includes('everything')) index = await loadNames(db);
    else {
      await followChanges(db, existing, keys);
      index = existing;
    }
  }

  return {
    read: () => {
      if (!mayKeep()) return undefined;
      if (index && changed.size === 0 && !updating) return index;
      updating ??= update()
        .catch(() => undefined)
        .finally(() => {
          updating = undefined;
        });
      return undefined;
    },
    change: (keys) => {
      for (const key of keys) changed.add(key);
    },
  };
}

/** So many things at a time, lest anybody else wait. */
const blockSize = 200;

async function loadNames(db: Db): Promise<NameIndex> {
  const index = new NameIndex();
  for (const kind of namedKinds) {
    const largest = await selectLargestId(db, kind);
    for (let from = 1; from <= largest; from += blockSize)
      await putNames(
        db,
        index,
        kind,
        Array.from({ length: blockSize }, (_, place) => from + place),
      );
  }
  return index;
}

async function putNames(db: Db, index: NameIndex, kind: SearchKind, ids: readonly number[]): Promise<void> {
  const names = Map.groupBy(await selectNames(db, kind, ids), ({ id }) => id);
  for (const id of ids) index.put({ kind, id }, names.get(id) ?? []);
}

/** Reads again what is found by the names that have changed. */
async function followChanges(db: Db, index: NameIndex, keys: readonly string[]): Promise<void> {
  const written = readKeys(keys);
  const affected = {
    event: await selectAffectedEvents(db, written),
    person: written.persons,
    place: await selectAffectedPlaces(db, written),
  };
  for (const kind of namedKinds)
    for (let from = 0; from < affected[kind].length; from += blockSize)
      await putNames(db, index, kind, affected[kind].slice(from, from + blockSize));
}

/** The ids that keys such as `event:12` name. */
function readKeys(keys: readonly string[]): Written {
  const ids = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : []));
  return {
    categories: ids('category'),
    locations: ids('location'),
    places: ids('place'),
    halls: ids('hall'),
    persons: ids('person'),
    events: ids('event'),
    news: [],
  };
}
