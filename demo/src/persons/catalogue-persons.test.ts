import { person as personSchema } from '@parterre/contracts/catalogue-file/persons';
import { describe, expect, it } from 'vitest';
import { demoEvents } from '../events/demo-events.ts';
import { guessLanguage } from '../events/test/guess-language.ts';
import { languages } from '../text.ts';
import { cataloguePersons } from './catalogue-persons.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoPersons } from './demo-persons.ts';

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

describe('the portrait of a person', () => {
  const sitters = Object.entries<DemoPerson>(demoPersons).map(([id, person]) => ({ id, ...person }));
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

  it.each(sitters)('shows $id as the biography speaks of them', ({ biography, portrait }) => {
    const isMan = count(biography.en, /\b(he|him|his)\b/gi) > count(biography.en, /\b(she|her)\b/gi);
    expect(portrait.sex).toBe(isMan ? 'man' : 'woman');
    if (portrait.sex === 'woman') expect(['beard', 'moustache']).not.toContain(portrait.detail);
  });

  it.each(sitters)('shows $id in what the profession wears', ({ role, portrait: { dress, sex } }) => {
    if (/Conductor/.test(role.en)) expect(dress).toBe('tailcoat');
    if (/Soprano|soprano/.test(role.en)) expect(dress).toBe('gown');
    if (/player/.test(role.en)) expect(dress).toBe('jersey');
    if (/Ballerina|dancer|skater/i.test(role.en)) expect(dress).toBe('leotard');
    if (dress === 'gown') expect(sex).toBe('woman');
  });

  it('is wrinkled only where the hair is grey or white', () => {
    for (const { id, portrait } of sitters)
      if (portrait.age === 'old') expect(['grey', 'white'], id).toContain(portrait.hairColour);
  });
});
