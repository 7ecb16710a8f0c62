import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchCatalogue } from '../../../testing/search-catalogue.ts';
import { smallCatalogue, smallDate, smallEvent, smallTicketType } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(searchCatalogue());
});
afterAll(() => api.close());

interface Found {
  readonly id: number;
  readonly title: string;
  readonly search_matches: [number, number][];
}

type EventDate = ReturnType<typeof smallDate>;
interface NextDate {
  readonly started_at: string;
  readonly sale_state: string;
  readonly price: { readonly min: number; readonly currency_code: string };
}

const events = async (search: string, more = '') => {
  const query = `search=${encodeURIComponent(search)}${more}`;
  return (await api.get<{ results: Found[] }>(`/v1/events?${query}`)).results;
};
const findIds = async (search: string, more?: string) => (await events(search, more)).map(({ id }) => id);

describe('finds events', () => {
  it.each<[how: string, search: string, lang: string, ids: number[]]>([
    ['by a word, the fullest title first, then texts that mention it', 'щелкунчик', 'ru', [1, 5, 8]],
    ['by other endings', 'щелкунчику', 'ru', [1, 5, 8]],
    ['by other endings in English', 'nutcrackers', 'en', [1, 5]],
    ['by other endings in German', 'theaters', 'de', [2]],
    ['by other endings in French', 'théâtres', 'fr', [2]],
    ['by other endings in Spanish', 'teatros', 'es', [2]],
    ['by е for ё', 'елка', 'ru', [2]],
    ['by ё for е', 'щёлкунчик', 'ru', [1, 5, 8]],
    ['without accents', 'theatre ete', 'fr', [2]],
    ['by ss for ß', 'grosses theater', 'de', [2]],
    ['without the accent of ñ', 'ano', 'es', [2]],
    ['with a letter mistaken', 'щилкунчик', 'ru', [1, 5, 8]],
    ['with a letter left out', 'гамет', 'ru', [4]],
    ['with a letter too many', 'gammlet', 'ru', [4]],
    ['with letters swapped', 'гмалет', 'ru', [4]],
    ['with two slips in a long word', 'щилкунчек', 'ru', [1, 5, 8]],
    ['with a slip and an ending', 'озира', 'ru', [3]],
    ['typed on an English keyboard', 'otkreyxbr', 'ru', [1, 5, 8]],
    ['typed on an English keyboard with capitals and commas', 'Kt,tlbyjt jpthj', 'ru', [3]],
    ['typed on a Russian keyboard', 'ыцфт дфлу', 'en', [3]],
    ['typed on a Russian keyboard, with a slip', 'рфьдуее', 'en', [4]],
    ['typed on a Russian instead of a German keyboard', 'ысрцфтутыуу', 'de', [3]],
    ['transliterated', 'shchelkunchik', 'ru', [1, 5, 8]],
    ['transliterated in another way', 'schelkuntschik', 'ru', [1, 5, 8]],
    ['transliterated with an ending', 'lebedinogo ozera', 'ru', [3]],
    ['by ear', 'свон лейк', 'en', [3]],
    ['by the title in another language', 'nutcracker', 'ru', [1, 5]],
    ['by the title in the main language', 'лебединое', 'fr', [3]],
    ['by what is typed so far', 'щел', 'ru', [1, 5, 8]],
    ['by what is typed so far, with a slip', 'лебид', 'ru', [3]],
    ['by several words in any order', 'озеро лебединое', 'ru', [3]],
    ['by any of the words when none has them all', 'гамлет озеро', 'ru', [4, 3]],
    ['past words that nobody knows', 'щелкунчик абракадабра', 'ru', [1, 5, 8]],
    ['past words that stand in every text', 'на щелкунчик', 'ru', [1, 5, 8]],
    ['by words that stand in every text, when there are no others', 'кто там', 'ru', [6]],
    ['by the names of those who perform', 'иванова', 'ru', [8]],
    ['by where they are', 'вечер берлин', 'ru', [8]],
    ['by what stands beside the title', 'чайковский', 'ru', [8]],
    ['by the body alone', 'штраус', 'ru', [8]],
    ['by the body, typed on another keyboard', 'inhfec', 'ru', [8]],
    ['never by the names of tags', 'em', 'ru', []],
    ['not at all when nothing is close', 'абракадабра', 'ru', []],
    ['not at all without words', '«»', 'ru', []],
  ])('%s: %s', async (_how, search, lang, ids) => {
    expect(await findIds(search, `&lang=${lang}`)).toEqual(ids);
  });

  it('that are over, when asked for', async () => {
    expect(await findIds('щелкунчик', '&date_type=past')).toEqual([7]);
    expect(await findIds('щелкунчик', '&date_type=all')).toEqual([1, 7, 5, 8]);
  });

  it('in the order asked for', async () => {
    expect(await findIds('щелкунчик', '&sort_by=id&sort_on=desc')).toEqual([8, 5, 1]);
  });
});

describe('says what a text was taken for, unless for what was typed', () => {
  it.each<[search: string, lang: string, understood: string | undefined]>([
    ['щелкунчику', 'ru', undefined],
    ['щел', 'ru', undefined],
    ['nutcracker', 'ru', undefined],
    ['елка', 'ru', undefined],
    ['абракадабра', 'ru', undefined],
    ['otkreyxbr', 'ru', 'Щелкунчик'],
    ['otk', 'ru', 'щел'],
    ['lebedinogo ozera', 'ru', 'лебединого озера'],
    ['щилкунчик', 'ru', 'Щелкунчик'],
    ['лебединое jpthj', 'ru', 'лебединое озеро'],
    ['на щилкунчик', 'ru', 'на Щелкунчик'],
    ['theatre ete', 'fr', undefined],
    ['thaetre ete', 'fr', 'théâtre ete'],
    ['рфьдуе', 'en', 'Hamlet'],
    ['"щилкунчик"', 'ru', undefined],
  ])('%s in %s: %s', async (search, lang, understood) => {
    for (const url of ['/v1/events?search', '/v1/suggest?q']) {
      const answer = await api.get<{ understood_as?: string }>(
        `${url}=${encodeURIComponent(search)}&lang=${lang}`,
      );
      expect(answer.understood_as, url).toBe(understood);
    }
  });
});

describe('what is quoted', () => {
  it.each([
    ['"щелкунчика"', [1, 5, 8]],
    ['"щилкунчик"', []],
    ['"otkreyxbr"', []],
    ['"щел"', []],
    ['"лебединое" jpthj', [3]],
    ['«Щелкунчик» маленьких', [5]],
  ])('is searched for as it is written: %s', async (search, ids) => {
    expect(await findIds(search)).toEqual(ids);
  });
});

describe('marks in titles', () => {
  it.each<[what: string, search: string, lang: string, marked: string[]]>([
    ['the word in whatever form', 'щелкунчика', 'ru', ['Щелкунчик', 'Щелкунчик']],
    ['as much as is typed', 'щел', 'ru', ['Щел', 'Щел']],
    ['what a mistyped word means', 'щилкунчик', 'ru', ['Щелкунчик', 'Щелкунчик']],
    ['what another keyboard means', 'jpthj', 'ru', ['озеро']],
    ['what is written in other letters', 'gamlet', 'ru', ['Гамлет']],
    ['accents and all', 'ete theatre', 'fr', ['Été', 'théâtre']],
    ['nothing in a title of another language', 'nutcracker', 'ru', []],
  ])('%s', async (_what, search, lang, marked) => {
    const found = await events(search, `&lang=${lang}`);
    const parts = found.flatMap(({ title, search_matches }) =>
      search_matches.map(([from, to]) => title.slice(from, to)),
    );
    expect(parts).toEqual(marked);
  });
});

it.each([
  ['/v1/persons?search=bdfyjdf', 2],
  ['/v1/persons?search=petipa', 1],
  ['/v1/places?search=rke,', 1],
  ['/v1/places?search=%D0%B1%D0%B5%D1%80%D0%BB%D0%B8%D0%BD%D0%B5', 2],
])('finds other things as well: %s', async (url, id) => {
  const { results } = await api.get<{ results: { id: number }[] }>(url);
  expect(results.map((found) => found.id)).toEqual([id]);
});

describe('suggests', () => {
  interface Suggestion {
    readonly kind: string;
    readonly id: number;
    readonly title: string;
  }
  const suggest = async (q: string, lang = 'ru') => {
    const url = `/v1/suggest?q=${encodeURIComponent(q)}&lang=${lang}`;
    const { results } = await api.get<{ results: Suggestion[] }>(url);
    return results.map(({ kind, id }) => `${kind} ${id}`);
  };

  it.each<[string, string, string[]]>([
    ['щелк', 'ru', ['event 1', 'event 5', 'event 8']],
    ['мариус', 'ru', ['person 1']],
    ['клуб', 'ru', ['place 1', 'event 1', 'event 2', 'event 3', 'event 4', 'event 5', 'event 6']],
    ['club', 'en', ['place 1', 'event 1', 'event 2', 'event 3', 'event 4', 'event 5']],
    ['абракадабра', 'ru', []],
    ['', 'ru', []],
  ])('for %o in %s: %o', async (q, lang, found) => {
    expect(await suggest(q, lang)).toEqual(found);
  });

  it('with title, address, picture and marks', async () => {
    const { results } = await api.get<{ results: unknown[] }>('/v1/suggest?q=The%20Nutc&lang=en');
    expect(results[0]).toEqual({
      kind: 'event',
      id: 1,
      title: 'The Nutcracker',
      address: '/events/1',
      search_matches: [[4, 8]],
      picture: expect.objectContaining({ src: '/pictures/found-0', alt: 'Poster: found-0' }),
      event_source_id: 1,
      next_date: {
        started_at: '2026-12-10T19:00:00+03:00',
        place: { id: 1, name: 'Club' },
        location: { id: 1, name: 'Moscow' },
        sale_state: 'on_sale',
        price: { min: 1100, max: 1100, currency_code: 'RUB' },
      },
    });
  });

  describe('the next date of an event', () => {
    const cheap = { ...smallTicketType, prices: { EUR: { price: 10, service_fee: 1 } } };
    const [called, first, second] = ['2026-12-10T19:00', '2026-12-11T19:00', '2026-12-12T19:00'].map(
      (at, place) => smallDate(`date-${place}`, at),
    ) as [EventDate, EventDate, EventDate];
    const off = { ...called, status: 'cancelled' as const };

    it.each<[string, EventDate[], string, string]>([
      ['is the first on sale', [off, second, first], '', '2026-12-11T19:00:00+03:00 on_sale 1100 RUB'],
      [
        'is the first to come where none is on sale',
        [off],
        '',
        '2026-12-10T19:00:00+03:00 cancelled 1100 RUB',
      ],
      ['costs as much in the currency asked for', [first], 'EUR', '2026-12-11T19:00:00+03:00 on_sale 11 EUR'],
    ])('%s', async (_what, dates, currency, told) => {
      const events = [smallEvent('dated', { title: { ru: 'Сирано' }, ticket_types: [cheap], dates })];
      const dated = await testApi({ ...smallCatalogue(), events, news: [] });
      const { results } = await dated.get<{ results: { next_date: NextDate }[] }>(
        `/v1/suggest?q=${encodeURIComponent('сирано')}${currency && `&currency_code=${currency}`}`,
      );
      const found = results.map(
        ({ next_date: { started_at, sale_state, price } }) =>
          `${started_at} ${sale_state} ${price.min} ${price.currency_code}`,
      );
      expect(found).toEqual([told]);
      await dated.close();
    });
  });

  it.each([
    [`q=${'a'.repeat(201)}`, 'q: too_long'],
    ['q=%00', 'q: bad_format'],
    ['q=a&q=b', 'q: not_single'],
    ['q=a&lang=xx', 'lang: unknown_value'],
  ])('nothing for %s, which it refuses', async (query, fault) => {
    expect(await api.refusal(`/v1/suggest?${query}`)).toEqual([400, fault]);
  });

  it('nothing out of an empty catalogue', async () => {
    const empty = await testApi(emptyCatalogue);
    expect(await empty.get('/v1/suggest?q=щелкунчик')).toEqual({ results: [] });
    await empty.close();
  });
});
