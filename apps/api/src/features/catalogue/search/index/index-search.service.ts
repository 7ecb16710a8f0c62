import { soundKey } from '@parterre/domain/search/sound-key';
import type { Tx } from '../../../../database/connect.ts';
import type { SearchKind } from '../search.queries.ts';
import {
  deleteTexts,
  deleteUnused,
  type FoundWords,
  gatherNewEntries,
  insertTexts,
  insertWords,
  matchInMemory,
  mergeNewEntries,
  selectAffectedEvents,
  selectAffectedPlaces,
  selectFoundWords,
  type Written,
} from './search-index.queries.ts';

/** Lets what was written, and whatever is found by its name, be found by what it is called now. */
export async function indexSearch(tx: Tx, written: Written): Promise<void> {
  await gatherNewEntries(tx);
  await matchInMemory(tx);
  const gone = [
    await indexKind(tx, 'person', written.persons),
    await indexKind(tx, 'place', await selectAffectedPlaces(tx, written)),
    await indexKind(tx, 'event', await selectAffectedEvents(tx, written)),
    await indexKind(tx, 'news', written.news),
  ].flat();
  if (gone.length > 0) await deleteUnused(tx, [...new Set(gone)]);
  await mergeNewEntries(tx);
}

/** By which words a thing would be found, as a transaction has it that is then to be undone. */
export async function rehearseWords(tx: Tx, kind: SearchKind, id: number): Promise<readonly FoundWords[]> {
  await indexKind(tx, kind, [id]);
  return selectFoundWords(tx, kind, id);
}

/** Answers the stems of what they were called before. */
async function indexKind(tx: Tx, kind: SearchKind, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const gone = await deleteTexts(tx, kind, ids);
  const words = await insertTexts(tx, kind, ids);
  await insertWords(
    tx,
    words.map((word) => ({ ...word, sound: soundKey(word.word) })),
  );
  return gone;
}
