import { event as eventSchema } from '@parterre/contracts/catalogue-file/events';
import { describe, expect, it } from 'vitest';
import { categories } from '../categories.ts';
import { languages } from '../text.ts';
import { catalogueEvents } from './catalogue-events.ts';
import { demoEvents } from './demo-events.ts';
import { guessLanguage } from './test/guess-language.ts';

const poster = { src: '/poster', width: 960, height: 1280, colour: '#7a1f2b', widths: [320] };
const seats = ['a-1', 'a-2', 'b-1'];
const world = { today: '2026-11-15', findImages: () => ({ poster, gallery: [] }), listSeats: () => seats };
const events = catalogueEvents(world);

const named = (id: string) => {
  const event = events.find(({ source_id }) => source_id === id);
  if (event === undefined) throw new Error(`No event ${id}`);
  return event;
};

describe('the events of the demo', () => {
  it('are at least 64, each named once, and fit the catalogue file', () => {
    expect(events.length).toBeGreaterThanOrEqual(64);
    expect(new Set(events.map(({ source_id }) => source_id)).size).toBe(events.length);
    for (const event of events) expect(eventSchema.safeParse(event).error).toBeUndefined();
  });

  it('come from every category', () => {
    const used = new Set(events.map(({ category }) => category));
    expect(categories.map(({ source_id }) => source_id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('have a star cast in about one of five', () => {
    const share = demoEvents.filter(({ labels }) => labels.includes('star_cast')).length / demoEvents.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
  });

  it.each(languages)('are described in %s at a length worth reading', (language) => {
    for (const { source_id, description } of events) {
      const text = (description[language] ?? '').replace(/<[^>]+>/g, ' ');
      const words = text.trim().split(/\s+/).length;
      expect([source_id, guessLanguage(text), words >= 65 && words <= 145]).toEqual([
        source_id,
        language,
        true,
      ]);
    }
  });

  it('are described in paragraphs and a list, with emphasis and nothing else', () => {
    const tags = events.flatMap(({ description }) =>
      Object.values(description).flatMap((html) => html?.match(/<[^>]*>/g) ?? []),
    );
    const names = new Set(tags.map((tag) => tag.replace(/[</>]/g, '')));
    expect([...names].toSorted()).toEqual(['em', 'li', 'p', 'strong', 'ul']);
  });

  it('open the doors before the start, where there are doors', () => {
    expect(named('la-traviata').dates[0]).toMatchObject({
      source_id: 'la-traviata-2026-11-26-1900',
      started_at: '2026-11-26T19:00',
      doors_at: '2026-11-26T18:00',
    });
    expect(named('the-paper-city').dates[0]).not.toHaveProperty('doors_at');
  });

  it('keep every place of a sold-out date from sale, and none before the sale opens', () => {
    expect(named('la-traviata').dates[1]?.not_for_sale?.seats).toEqual(seats);
    expect(named('an-umbrella-for-two').dates[2]?.not_for_sale?.general).toEqual({
      entry: 600,
      reduced: 200,
    });
    expect(named('lighthouse-no-9').dates[0]).toMatchObject({ sale_starts_at: '2026-11-24T12:00' });
    expect(named('lighthouse-no-9').dates[0]).not.toHaveProperty('not_for_sale');
  });

  it('say which dates are cancelled and postponed', () => {
    expect(named('my-grandmother-is-right').dates.map(({ status }) => status)).toContain('cancelled');
    expect(named('pictures-in-the-park').dates[0]?.status).toBe('postponed');
  });
});
