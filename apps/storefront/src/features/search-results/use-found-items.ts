import type { PublicApi } from '@parterre/api-client/public-api';
import type { Picture } from '@parterre/contracts/values/picture';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { type ApiQueryResult, useApiQuery } from '../../api/use-api-query.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { Match } from '../../ui/highlight.tsx';
import type { FoundKind } from './found-kinds.ts';

export interface FoundItem {
  readonly path: string;
  readonly title: string;
  readonly matches: readonly Match[];
  /** In a line: a role, an address, what the news says. */
  readonly about: string;
  readonly picture: Picture | null;
}

export type ItemKind = Exclude<FoundKind, 'event'>;
type Query = { readonly search: string; readonly lang: LanguageCode; readonly limit: number };
type FetchItems = (api: PublicApi, query: Query, signal: AbortSignal) => Promise<readonly FoundItem[]>;

const maxFound = 48;

const fetchers: Readonly<Record<ItemKind, FetchItems>> = {
  person: async (api, query, signal) =>
    (await api.listPersons(query, { signal })).results.map(({ id, name, role, images, search_matches }) => ({
      path: paths.person(id),
      title: name,
      matches: search_matches ?? [],
      about: role,
      picture: images.poster,
    })),
  place: async (api, query, signal) =>
    (await api.listPlaces(query, { signal })).results.map(
      ({ id, name, address, location, images, search_matches }) => ({
        path: paths.place(id),
        title: name,
        matches: search_matches ?? [],
        about: `${location.name}, ${address}`,
        picture: images.poster,
      }),
    ),
  news: async (api, query, signal) =>
    (await api.listNews(query, { signal })).results.map(({ id, title, lead, image, search_matches }) => ({
      path: paths.newsItem(id),
      title,
      matches: search_matches ?? [],
      about: lead,
      picture: image,
    })),
};

export function useFoundItems(kind: ItemKind, search: string): ApiQueryResult<readonly FoundItem[]> {
  const lang = useLanguage();
  return useApiQuery(`${kind} ${lang} ${search}`, (api, signal) =>
    fetchers[kind](api, { search, lang, limit: maxFound }, signal),
  );
}
