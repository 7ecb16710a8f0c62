interface ListReply<Item> {
  readonly results: readonly Item[];
  readonly total: number;
}

interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

type IdField = 'id_in' | 'person_id_in' | 'place_id_in';

/** Which things are meant: those whose `field` names one of the ids. */
export interface IdFilter {
  readonly field: IdField;
  readonly ids: readonly number[];
}

type Batch = PageQuery & { readonly [Field in IdField]?: readonly number[] };

const batchSize = 100;

/** Everything that a list holds, or what a filter leaves of it, a batch at a time: memory does not grow with the catalogue. */
export async function* listBatches<Item>(
  fetchPage: (query: Batch) => Promise<ListReply<Item>>,
  filter?: IdFilter,
): AsyncGenerator<readonly Item[]> {
  for (const wanted of idBatches(filter))
    for (let page = 1, isLast = false; !isLast; page++) {
      const { results, total } = await fetchPage({ page, limit: batchSize, ...wanted });
      yield results;
      isLast = page * batchSize >= total;
    }
}

function idBatches(filter?: IdFilter): readonly { readonly [Field in IdField]?: readonly number[] }[] {
  if (!filter) return [{}];
  const { field, ids } = filter;
  const starts = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) => index * batchSize);
  return starts.map((start) => ({ [field]: ids.slice(start, start + batchSize) }));
}

/** The things of these ids; all of them when none are named. */
export const byIds = (ids: readonly number[] | undefined): IdFilter | undefined =>
  ids && { field: 'id_in', ids };
