import { type Item, type ItemKind, isRecord, type Value } from '@parterre/domain/drafts/item';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemsQuery } from '../../../api/queries.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { record, recordList, text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

interface Target {
  readonly path: string;
  /** In the languages that are known. */
  readonly title: Item;
}

interface Props {
  readonly label: string;
  readonly value: string;
  /** The landing, for its pages. */
  readonly item: Item;
  readonly fault: string | undefined;
  readonly onChange: (target: Target) => void;
}

const sections = ['/', '/events', '/places', '/persons', '/news', '/favourites'] as const;
const found: readonly ItemKind[] = ['events', 'categories', 'persons', 'places', 'news'];
const maxEach = 5;

/** Where an entry leads: a section, a page of the site, anything of the catalogue, or a path as it is typed. */
export function TargetField({ label, value, item, fault, onChange }: Props) {
  const texts = useSiteTexts();
  const { nothingFound, kinds } = useCatalogueTexts();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const queries = {
    events: useFound('events', wanted),
    categories: useFound('categories', wanted),
    persons: useFound('persons', wanted),
    places: useFound('places', wanted),
    news: useFound('news', wanted),
  };
  const known = [
    ...sections.map((path) => ({ path, text: texts.sections[path], title: {} as Item })),
    ...Object.entries(record(item.info)).map(([slug, page]) => describePage(slug, page)),
    ...recordList(item.pages).map((page) => describePage(text(page.slug), page)),
  ];
  const things = found.flatMap((kind) =>
    (queries[kind as keyof typeof queries] ?? []).map(({ path, title }) => ({
      path: path ?? '',
      text: `${title} · ${kinds[kind]}`,
      title: {} as Item,
    })),
  );
  const fitting = known.filter((one) => `${one.text} ${one.path}`.toLowerCase().includes(wanted));
  const typed = /^\/\S*$/.test(wanted)
    ? [{ path: search.trim(), text: search.trim(), title: {} as Item }]
    : [];
  const options = [...new Map([...fitting, ...things, ...typed].map((one) => [one.path, one])).values()];
  const shown = known.find(({ path }) => path === value)?.text ?? value;
  return (
    <Combobox
      label={label}
      value={value}
      shown={shown}
      options={options.map(({ path, text: words }) => ({ value: path, text: words }))}
      onSearch={setSearch}
      empty={nothingFound}
      fault={fault}
      onChange={(path) => {
        const chosen = options.find((one) => one.path === path);
        if (chosen) onChange({ path: chosen.path, title: chosen.title });
      }}
    />
  );
}

function describePage(slug: string, page: Value | undefined) {
  const title = record(isRecord(page) ? page.title : undefined);
  const [first = slug] = Object.values(title).filter((one) => typeof one === 'string');
  return { path: `/${slug}`, text: `${first} · /${slug}`, title };
}

function useFound(kind: ItemKind, wanted: string) {
  const { data } = useQuery({
    ...itemsQuery({ kind, q: wanted, limit: maxEach }),
    enabled: wanted.length > 1 && !wanted.startsWith('/'),
    staleTime: 30_000,
  });
  return wanted.length > 1 ? (data?.results ?? []).filter(({ path }) => path !== null) : [];
}
