import { person as personSchema } from '@parterre/contracts/catalogue-file/persons';
import { describe, expect, it } from 'vitest';
import { demoEvents } from '../events/demo-events.ts';
import { guessLanguage } from '../events/test/guess-language.ts';
import { languages } from '../text.ts';
import { cataloguePersons } from './catalogue-persons.ts';

const portrait = { src: '/portrait', width: 800, height: 1000, colour: '#7a1f2b', widths: [320] };
const persons = cataloguePersons(() => portrait);

describe('the persons of the demo', () => {
  it('are at least 60 and fit the catalogue file', () => {
    expect(persons.length).toBeGreaterThanOrEqual(60);
    for (const person of persons) expect(personSchema.safeParse(person).error).toBeUndefined();
  });

  it('all take part in something', () => {
    const busy = new Set<string>(demoEvents.flatMap(({ cast }) => cast.map(({ person }) => person)));
    expect(persons.map(({ source_id }) => source_id).filter((id) => !busy.has(id))).toEqual([]);
  });

  it.each(languages)('have a biography in %s', (language) => {
    for (const { source_id, biography } of persons) {
      const text = biography[language] ?? '';
      const words = text.split(/\s+/).length;
      expect([source_id, guessLanguage(text), words >= 30 && words <= 75]).toEqual([
        source_id,
        language,
        true,
      ]);
      expect(text).not.toMatch(/[<>]/);
    }
  });

  it('are named in the script of each language', () => {
    for (const { name } of persons) {
      expect(name.ru).toMatch(/^[\p{Script=Cyrillic}’ -]+$/u);
      for (const language of ['en', 'de', 'fr', 'es'])
        expect(name[language]).toMatch(/^[\p{Script=Latin}’ -]+$/u);
    }
  });
});
