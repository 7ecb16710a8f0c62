import type { Person } from '@parterre/contracts/persons/person';
import type { PersonsQuery } from '@parterre/contracts/persons/persons-query';
import { listReply } from '../../../catalogue-reader/list-page.ts';
import { type Languages, wireGallery } from '../../../catalogue-reader/wire-values.ts';
import { countActiveEvents, type ListReader } from './events.service.ts';
import { readListRequest } from './list-query.ts';
import { countPersons, type PersonRow, selectPersons } from './persons.queries.ts';

export async function listPersons(reader: ListReader, query: PersonsQuery) {
  const request = await readListRequest(reader, 'person', query);
  const { search, sort_by, sort_on } = query;
  const order = sort_by ?? (search ? 'relevance' : 'name');
  const filters = { ids: request.ids, updatedSince: request.updatedSince, eventIds: query.event_id_in };
  const isDescending = sort_on === 'desc' && order !== 'relevance';
  const counts = await countActiveEvents(reader, 'persons');
  const rows = await selectPersons(reader.db, { ...request, filters, counts, order, isDescending });
  const results = rows.map((row) => ({
    ...wirePerson(row, request),
    ...(request.mark && { search_matches: request.mark(row.name) }),
  }));
  return listReply(query, results, { reader, name: 'persons', filters }, () =>
    countPersons(reader.db, filters),
  );
}

export async function readPerson(reader: ListReader, id: number, query: { lang?: string | undefined }) {
  const request = await readListRequest(reader, 'person', { ...query, id_in: [id], page: 1, limit: 1 });
  const filters = { ids: request.ids, updatedSince: undefined };
  const counts = await countActiveEvents(reader, 'persons');
  const page = { ...request, filters, counts, order: 'id', isDescending: false } as const;
  const [row] = await selectPersons(reader.db, page);
  return row && wirePerson(row, request);
}

const wirePerson = (
  { id, name, role, biography, image, events_count, is_fallback }: PersonRow,
  languages: Languages,
): Person => ({
  id,
  name,
  role,
  biography,
  images: wireGallery(image ? [image] : [], languages),
  events_count,
  ...(is_fallback && { lang_fallback: true }),
});
