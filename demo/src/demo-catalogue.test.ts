import { catalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';
import { languages } from './text.ts';

const today = '2026-11-15';
const catalogue = catalogueFile.parse(demoCatalogue(today));

const sourceIds = (things: readonly { source_id: string }[]) => new Set(things.map((it) => it.source_id));

describe('the demo catalogue', () => {
  it('is the same for the same day', () => {
    expect(JSON.stringify(demoCatalogue(today))).toBe(JSON.stringify(demoCatalogue(today)));
  });

  it('is as large as promised', () => {
    const dates = catalogue.events.flatMap((event) => event.dates);
    expect(catalogue.events.length).toBeGreaterThanOrEqual(60);
    expect(dates.length).toBeGreaterThanOrEqual(200);
    expect(catalogue.places.length).toBeGreaterThanOrEqual(20);
    expect(catalogue.halls).toHaveLength(30);
    expect(catalogue.locations).toHaveLength(6);
    expect(catalogue.persons.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.news).toHaveLength(30);
    expect(catalogue.seating_plans).toHaveLength(4);
    expect(catalogue.landings.map((landing) => landing.id)).toEqual([1, 2]);
  });

  it('names every thing once', () => {
    const { category_types, categories, locations, places, halls, seating_plans } = catalogue;
    const kinds = [category_types, categories, locations, places, halls, seating_plans];
    for (const things of [...kinds, catalogue.persons, catalogue.events, catalogue.news])
      expect(sourceIds(things).size).toBe(things.length);
  });

  it('refers only to what is in it', () => {
    const { categories, places, halls, events, news } = catalogue;
    const references = [
      ...categories.map(({ type }) => [type, sourceIds(catalogue.category_types)] as const),
      ...places.map(({ location }) => [location, sourceIds(catalogue.locations)] as const),
      ...halls.map(({ place }) => [place, sourceIds(places)] as const),
      ...halls.flatMap(({ plan }) => (plan ? [[plan, sourceIds(catalogue.seating_plans)] as const] : [])),
      ...events.map(({ category }) => [category, sourceIds(categories)] as const),
      ...[
        ...events.flatMap((event) => event.persons.map(({ person }) => person)),
        ...news.flatMap((it) => it.persons),
      ].map((person) => [person, sourceIds(catalogue.persons)] as const),
      ...events.flatMap((event) => event.dates.map(({ hall }) => [hall, sourceIds(halls)] as const)),
      ...news.flatMap((item) => item.events.map((event) => [event, sourceIds(events)] as const)),
    ];
    expect(references.filter(([id, rates]) => !rates.has(id)).map(([id]) => id)).toEqual([]);
  });

  it('uses every hall', () => {
    const used = new Set(catalogue.events.flatMap((event) => event.dates.map(({ hall }) => hall)));
    expect([...sourceIds(catalogue.halls)].filter((hall) => !used.has(hall))).toEqual([]);
  });

  it('sells no more places than a hall holds', () => {
    const capacities = new Map(catalogue.halls.map((hall) => [hall.source_id, hall.capacity]));
    const overfull = catalogue.events.filter(({ dates, ticket_types }) => {
      const places = ticket_types.reduce((sum, { capacity = 0 }) => sum + capacity, 0);
      return dates.some(({ hall }) => places > (capacities.get(hall) ?? Number.POSITIVE_INFINITY));
    });
    expect([...sourceIds(overfull)]).toEqual([]);
  });

  it('can price every event in every currency of every site', () => {
    const rates = new Set(catalogue.exchange_rates.map(({ from, to }) => `${from} ${to}`));
    const shown = new Set(
      catalogue.landings.flatMap(({ theme }) => theme.currencies.map(({ code }) => code)),
    );
    for (const { currency } of catalogue.events)
      for (const other of shown) if (other !== currency) expect(rates).toContain(`${currency} ${other}`);
  });
});

type Found = { readonly path: string; readonly texts: Readonly<Record<string, string>> };

/** Every text by language in the document, wherever it stands. */
function* collectTexts(value: unknown, path = ''): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  if ('ru' in value && entries.every(([, text]) => typeof text === 'string')) {
    yield { path, texts: Object.fromEntries(entries.map(([key, text]) => [key, String(text)])) };
    return;
  }
  for (const [key, item] of entries) yield* collectTexts(item, `${path}/${key}`);
}

const found = [...collectTexts({ ...catalogue, seating_plans: [] })];
const visible = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** The texts of a language in which a pattern is found, with what was found. */
const findings = (language: string, pattern: RegExp) =>
  found.flatMap(({ path, texts }) => {
    const match = visible(texts[language] ?? '').match(pattern);
    return match ? [`${path}: ${match[0]}`] : [];
  });

describe('the texts of the demo catalogue', () => {
  it('come in all five languages', () => {
    expect(found.length).toBeGreaterThan(1000);
    for (const { path, texts } of found)
      expect([path, Object.keys(texts).sort()]).toEqual([path, [...languages].sort()]);
  });

  it('hold no Cyrillic outside Russian', () => {
    for (const language of ['en', 'de', 'fr', 'es'])
      expect(findings(language, /\p{Script=Cyrillic}+/u)).toEqual([]);
  });

  it('hold no typewriter quotes, no double spaces and no hyphen for a dash', () => {
    for (const language of languages) {
      expect(findings(language, /.{0,20}["'`].{0,20}/)).toEqual([]);
      expect(findings(language, /\S[ \u00a0]-[ \u00a0]/)).toEqual([]);
      const doubled = found.filter(({ texts }) => /[ \u00a0\u202f]{2}/.test(texts[language] ?? ''));
      expect(doubled.map(({ path }) => path)).toEqual([]);
    }
  });

  it('quote as each language does', () => {
    expect(findings('ru', /[”‘]|(?<!„[^“]*)“/)).toEqual([]);
    expect(findings('en', /[«»„]|“[^”]*$/)).toEqual([]);
    expect(findings('de', /[«»”]/)).toEqual([]);
    expect(findings('fr', /«[^\u00a0]|[^\u00a0]»|[“”„]/)).toEqual([]);
    expect(findings('es', /«[\s]|[\s]»|[“”„]/)).toEqual([]);
  });

  it('keep French marks from the edge of a line', () => {
    expect(findings('fr', / [:;!?»]|[^\s\u00a0\u202f][;!?](?!\S)/)).toEqual([]);
  });

  it('open questions in Spanish', () => {
    const unopened = found.filter(({ texts }) => {
      const text = visible(texts.es ?? '');
      return (
        text.split('?').length !== text.split('¿').length || text.split('!').length !== text.split('¡').length
      );
    });
    expect(unopened.map(({ path }) => path)).toEqual([]);
  });
});
