import type { Db } from '../../database/connect.ts';
import { selectMatches } from './search.queries.ts';

export type SearchKind = 'event' | 'person' | 'place' | 'news';

export interface SearchWish {
  readonly text: string;
  readonly kinds: readonly SearchKind[];
  readonly lang: string;
  readonly mainLang: string;
  readonly limit: number;
}

export interface Match {
  readonly kind: SearchKind;
  readonly id: number;
  readonly title: string;
}

/** Things that a visitor's words may mean, the best first. */
export const findMatches = (db: Db, wish: SearchWish): Promise<readonly Match[]> => selectMatches(db, wish);

/** As many as anybody would page through. */
const mostMatches = 1000;

/** The ids of one kind, the best first: what lists are narrowed down to. */
export async function findIds(
  db: Db,
  kind: SearchKind,
  wish: Pick<SearchWish, 'text' | 'lang' | 'mainLang'>,
): Promise<number[]> {
  const matches = await findMatches(db, { ...wish, kinds: [kind], limit: mostMatches });
  return matches.map(({ id }) => id);
}
