import type { Translated } from '@parterre/contracts/catalogue-file/values';
import type { Changes } from './draft-changes.ts';

export interface SearchRow {
  readonly kind: 'event' | 'person' | 'place' | 'news';
  readonly item_id: number;
  readonly lang: string;
  readonly title: string;
  readonly body: string;
}

interface Found {
  readonly kind: SearchRow['kind'];
  readonly id: number;
  readonly title: Translated;
  readonly bodies: readonly (Translated | undefined)[];
}

/** What each changed thing is found by. */
export function searchRows({ events, persons, places, news }: Changes): SearchRow[] {
  const changed = <Change extends { kind: string }>(all: readonly Change[]) =>
    all.filter(({ kind }) => kind !== 'unchanged');
  return [
    ...changed(events).flatMap(({ id, item: { title, subtitle, description } }) =>
      rowsOf({ kind: 'event', id, title, bodies: [subtitle, description] }),
    ),
    ...changed(persons).flatMap(({ id, item: { name, role, biography } }) =>
      rowsOf({ kind: 'person', id, title: name, bodies: [role, biography] }),
    ),
    ...changed(places).flatMap(({ id, item: { name, address, description } }) =>
      rowsOf({ kind: 'place', id, title: name, bodies: [address, description] }),
    ),
    ...changed(news).flatMap(({ id, item: { title, lead, body } }) =>
      rowsOf({ kind: 'news', id, title, bodies: [lead, body] }),
    ),
  ];
}

const rowsOf = ({ kind, id, title, bodies }: Found): SearchRow[] =>
  Object.entries(title).map(([lang, text]) => ({
    kind,
    item_id: id,
    lang,
    title: text ?? '',
    body: bodies.map((body) => withoutTags(body?.[lang] ?? '')).join(' '),
  }));

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');
