import { buildApp } from '@parterre/api/app';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import { demoCatalogue } from '@parterre/demo/demo-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../api/test/test-database.ts';

const now = new Date('2026-11-15T09:00:00Z');

/** Without the seats that are taken, which are most of what there is to store. */
function wordsOfDemo() {
  const { events = [], ...rest } = demoCatalogue('2026-11-15');
  const untaken = events.map((event) => ({
    ...event,
    dates: event.dates.map(({ not_for_sale: _seats, ...date }) => date),
  }));
  return { ...rest, events: untaken };
}

let database: TestDatabase;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  database = await testDatabase();
  const outcome = await importCatalogue(database.db, wordsOfDemo(), { now });
  expect(outcome).toMatchObject({ kind: 'imported' });
  app = buildApp({ db: database.db, now: () => now });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const first = async (path: string, text: string, lang: string) => {
  const reply = await app.inject(`${path}=${encodeURIComponent(text)}&lang=${lang}`);
  const [found] = reply.json().results;
  return found?.title ?? found?.name;
};

describe('in the demo catalogue', () => {
  it.each([
    ['ru', 'щелкунчика', 'Щелкунчик'],
    ['ru', 'otkreyxbr', 'Щелкунчик'],
    ['ru', 'shchelkunchik', 'Щелкунчик'],
    ['ru', 'щилкунчик', 'Щелкунчик'],
    ['ru', 'nutcracker', 'Щелкунчик'],
    ['ru', 'kt,tlbyjt jpthj', 'Лебединое озеро'],
    ['ru', 'лебединого озера', 'Лебединое озеро'],
    ['ru', 'карман', 'Кармен'],
    ['ru', 'gamlet', 'Гамлет'],
    ['en', 'тгескфслук', 'The Nutcracker'],
    ['en', 'nutcraker', 'The Nutcracker'],
    ['en', 'swan lakes', 'Swan Lake'],
    ['en', 'Щелкунчик', 'The Nutcracker'],
    ['de', 'zauberflote', 'Die Zauberflöte'],
    ['de', 'nußknacker', 'Der Nussknacker'],
    ['de', 'zauberflöhte', 'Die Zauberflöte'],
    ['fr', 'flute enchantee', 'La Flûte enchantée'],
    ['fr', 'lac cygne', 'Le Lac des cygnes'],
    ['fr', 'casse noisete', 'Casse-Noisette'],
    ['es', 'flauta magica', 'La flauta mágica'],
    ['es', 'quijotes', 'Don Quijote'],
    ['es', 'cascanuezes', 'El cascanueces'],
  ])('%s: %s finds %s', async (lang, text, title) => {
    expect(await first('/v1/events?search', text, lang)).toBe(title);
    expect(await first('/v1/suggest?q', text, lang)).toBe(title);
  });

  it.each([
    ['persons', 'ru', ',jhbc ytpdfyjd', 'Борис Незванов'],
    ['persons', 'en', 'vera lisitskaja', 'Vera Lisitskaya'],
    ['places', 'ru', 'ntfnh ,jkmifz', 'Театр «Большая Яузская»'],
    ['places', 'de', 'opernhause', 'Opernhaus am Kranichplatz'],
    ['news', 'ru', 'килограмов снега', 'Тридцать килограммов снега'],
    ['news', 'fr', 'kilos neiges', 'Trente kilos de neige'],
  ])('%s in %s: %s finds %s', async (kind, lang, text, name) => {
    expect(await first(`/v1/${kind}?search`, text, lang)).toBe(name);
  });

  it('every event is found by its own title, in every language', async () => {
    const lostIn = async (lang: string) => {
      const { results } = (await app.inject(`/v1/events?limit=500&lang=${lang}`)).json();
      const titles: string[] = results.map(({ title }: { title: string }) => title);
      const found = await Promise.all(titles.map((title) => first('/v1/events?search', title, lang)));
      return titles.filter((title, index) => found[index] !== title);
    };
    const lost = (await Promise.all(['ru', 'en', 'de', 'fr', 'es'].map(lostIn))).flat();
    expect(lost).toEqual([]);
  });
});
