import type { Place } from '@parterre/contracts/places/place';
import type { PlacesQuery } from '@parterre/contracts/places/places-query';
import { listReply } from '../../../catalogue-reader/list-page.ts';
import { type Languages, wireGallery } from '../../../catalogue-reader/wire-values.ts';
import { countActiveEvents, type ListReader } from './events.service.ts';
import { readListRequest } from './list-query.ts';
import { countPlaces, type PlaceRow, selectPlaces } from './places.queries.ts';

export async function listPlaces(reader: ListReader, query: PlacesQuery) {
  const request = await readListRequest(reader, 'place', query);
  const { search, sort_by, sort_on } = query;
  const order = sort_by ?? (search ? 'relevance' : 'name');
  const filters = { ids: request.ids, updatedSince: request.updatedSince, locationIds: query.location_id_in };
  const isDescending = sort_on === 'desc' && order !== 'relevance';
  const counts = await countActiveEvents(reader, 'places');
  const rows = await selectPlaces(reader.db, { ...request, filters, counts, order, isDescending });
  const results = rows.map((row) => ({
    ...wirePlace(row, request),
    ...(request.mark && { search_matches: request.mark(row.name) }),
  }));
  return listReply(query, results, { reader, name: 'places', filters }, () =>
    countPlaces(reader.db, filters),
  );
}

export async function readPlace(reader: ListReader, id: number, query: { lang?: string | undefined }) {
  const request = await readListRequest(reader, 'place', { ...query, id_in: [id], page: 1, limit: 1 });
  const filters = { ids: request.ids, updatedSince: undefined };
  const counts = await countActiveEvents(reader, 'places');
  const page = { ...request, filters, counts, order: 'id', isDescending: false } as const;
  const [row] = await selectPlaces(reader.db, page);
  return row && wirePlace(row, request);
}

function wirePlace(row: PlaceRow, languages: Languages): Place {
  const halls = row.halls ?? [];
  const isFallback = row.is_fallback || [row.location, ...halls].some(({ is_fallback }) => is_fallback);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    address: row.address,
    geo: { lat: row.lat, lon: row.lon },
    location: { id: row.location.id, name: row.location.name },
    halls: halls.map(({ id, name, capacity }) => ({ id, name, capacity })),
    images: wireGallery(row.images, languages),
    events_count: row.events_count,
    ...(isFallback && { lang_fallback: true }),
  };
}
