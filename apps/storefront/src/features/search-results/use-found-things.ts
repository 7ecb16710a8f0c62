import type { PublicApi } from '@parterre/api-client/public-api';
import type { Picture } from '@parterre/contracts/values/picture';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import { type Asked, useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { Match } from '../../ui/highlight.tsx';
import type { FoundKind } from './found-kinds.ts';

export interface FoundThing {
  readonly path: string;
  readonly title: string;
  readonly matches: readonly Match[];
  /** In a line: a role, an address, what the news says. */
  readonly about: string;
  readonly picture: Picture | null;
}

export type ThingKind = Exclude<FoundKind, 'event'>;
type Query = { readonly search: string; readonly lang: LanguageCode; readonly limit: number };
type Ask = (api: PublicApi, query: Query, signal: AbortSignal) => Promise<readonly FoundThing[]>;

const most = 48;

const asks: Readonly<Record<ThingKind, Ask>> = {
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

export function useFoundThings(kind: ThingKind, search: string): Asked<readonly FoundThing[]> {
  const lang = useLanguage();
  return useAnswer(`${kind} ${lang} ${search}`, (api, signal) =>
    asks[kind](api, { search, lang, limit: most }, signal),
  );
}
