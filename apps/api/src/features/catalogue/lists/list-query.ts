import type { Moment } from '@parterre/contracts/query/moment';
import { momentStart } from '../../../catalogue-reader/list-page.ts';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import type { SearchKind } from '../search/search.queries.ts';
import { findIds, type Mark } from '../search/search.service.ts';

interface ListQuery {
  readonly page: number;
  readonly limit: number;
  readonly lang?: string | undefined;
  readonly search?: string | undefined;
  readonly id_in?: readonly number[] | undefined;
  readonly updated_gte?: Moment | undefined;
}

/** What every list is asked, as the statements need it. */
export interface ListRequest {
  readonly lang: string;
  readonly mainLang: string;
  readonly offset: number;
  readonly limit: number;
  /** Of what was asked for by id, or found by words, the best first. */
  readonly ids: readonly number[] | undefined;
  /** Only when something is searched for. */
  readonly mark: Mark | undefined;
  readonly updatedSince: Date | undefined;
  readonly at: Date;
}

export async function readListRequest(
  reader: Reader,
  kind: SearchKind,
  query: ListQuery,
): Promise<ListRequest> {
  const { mainLang } = await reader.settings();
  const lang = query.lang ?? mainLang;
  const { search, id_in, page, limit } = query;
  const found = search ? await findIds(reader.db, kind, { text: search, lang, mainLang }) : undefined;
  return {
    lang,
    mainLang,
    offset: (page - 1) * limit,
    limit,
    ids: found && id_in ? found.ids.filter((id) => id_in.includes(id)) : (found?.ids ?? id_in),
    mark: found?.mark,
    updatedSince: query.updated_gte && momentStart(query.updated_gte),
    at: reader.now(),
  };
}
