import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { foldText } from '@parterre/domain/search/fold-text';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../database/sql.ts';
import { importPart } from '../../../../testing/change-catalogue.ts';
import { searchCatalogue } from '../../../../testing/search-catalogue.ts';
import { smallEvent } from '../../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../../testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi(searchCatalogue());
});
afterEach(() => api.close());

const store = (part: Partial<CatalogueFile>) => importPart(api.database.db, part);

const found = async (search: string, of = 'events') => {
  const url = `/v1/${of}?search=${encodeURIComponent(search)}`;
  return (await api.get<{ results: { id: number }[] }>(url)).results.map(({ id }) => id);
};

const words = async () => {
  const { rows } = await api.database.db.query(sql<{ word: string }>`select word from search_words`);
  return rows.map(({ word }) => word);
};

describe('what is imported is found by what it is called now', () => {
  it('an event with another title', async () => {
    await store({ events: [smallEvent('found-3', { title: { ru: 'Отелло' } })] });
    expect(await found('отелло')).toEqual([4]);
    expect(await found('гамлет')).toEqual([]);
  });

  it('words that no name has any more are forgotten, others are not', async () => {
    await store({ events: [smallEvent('found-0', { title: { ru: 'Золушка' } })] });
    expect(await words()).not.toContain('cascanueces');
    // Another event is called so.
    expect(await words()).toContain('щелкунчик');
  });

  it('a word that only long texts still have is no name', async () => {
    const renamed = ['found-0', 'found-4', 'over'].map((id) => smallEvent(id, { title: { ru: 'Золушка' } }));
    await store({ events: renamed });
    expect(await words()).not.toContain('щелкунчик');
    expect(await found('щелкунчик')).toEqual([8]);
  });

  it('events with a person who has another name', async () => {
    const [, ivanova] = searchCatalogue().persons ?? [];
    if (!ivanova) throw new Error('the catalogue has lost a person');
    await store({ persons: [{ ...ivanova, name: { ru: 'Анна Петрова' } }] });
    expect(await found('петрова')).toEqual([8]);
    expect(await found('петрова', 'persons')).toEqual([2]);
    expect(await found('иванова')).toEqual([]);
  });

  it('events and places of a city that has another name', async () => {
    const [, berlin] = searchCatalogue().locations ?? [];
    if (!berlin) throw new Error('the catalogue has lost a city');
    await store({ locations: [{ ...berlin, name: { ru: 'Потсдам' } }] });
    expect(await found('потсдам')).toEqual([8]);
    expect(await found('потсдам', 'places')).toEqual([2]);
  });

  it('events in a place or category that has another name, or in a hall that moved', async () => {
    const { places = [], categories = [], halls = [] } = searchCatalogue();
    await store({ places: places.map((place) => ({ ...place, name: { ru: `Дом ${place.source_id}` } })) });
    expect(await found('buehne')).toEqual([8]);
    await store({ categories: categories.map((category) => ({ ...category, name: { ru: 'Капустник' } })) });
    expect(await found('капустник')).toHaveLength(7);
    await store({ halls: halls.map((hall) => ({ ...hall, place: 'club' })) });
    expect(await found('buehne')).toEqual([]);
    expect(await found('club')).toHaveLength(7);
  });
});

it('words too long for any index are left out', async () => {
  const long = 'а'.repeat(3000);
  await store({ events: [smallEvent('long', { title: { ru: `Длинное ${long} слово` } })] });
  expect(await found('длинное слово')).toHaveLength(1);
  expect(await words()).not.toContain(long);
});

it('a language without endings of its own is searched by whole words', async () => {
  await store({ events: [smallEvent('turkish', { title: { ru: 'Паяцы', tr: 'Palyaçolar' } })] });
  const { results } = await api.get<{ results: { title: string }[] }>('/v1/events?search=palyacol&lang=tr');
  expect(results.map(({ title }) => title)).toEqual(['Palyaçolar']);
});

it('the database folds letters as the rules do', async () => {
  const small =
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўқғүұһәөàâäæçéèêëîïôœöùûüÿñáíóúßãåøłđðþıšžčćěřąęśźżőű0z';
  const letters = [...small, ...small.toUpperCase()];
  const { rows } = await api.database.db.query(sql<{ folded: string }>`
    select fold_text(letter) as folded
    from unnest(${letters}::text[]) with ordinality as letters (letter, place)
    order by place`);
  const different = letters.filter((letter, place) => foldText(letter) !== rows[place]?.folded);
  expect(different.map((letter) => `${letter} ${foldText(letter)}`)).toEqual([]);
});
