import type { Person } from '@parterre/contracts/persons/person';
import type { Place } from '@parterre/contracts/places/place';
import type { SiteLanguage } from '../site-languages.ts';
import type { SourceContext } from './source-context.ts';

/** Things that many pages show, each read once in a run. */
export interface Lookup {
  readonly place: (id: number) => Promise<Place>;
  readonly person: (id: number) => Promise<Person>;
}

const once = <Thing>(read: (id: number) => Promise<Thing>) => {
  const reads = new Map<number, Promise<Thing>>();
  return (id: number): Promise<Thing> => {
    const found = reads.get(id) ?? read(id);
    reads.set(id, found);
    return found;
  };
};

export const createLookup = ({ api }: SourceContext, { code }: SiteLanguage): Lookup => ({
  place: once((id) => api.readPlace(id, { lang: code })),
  person: once((id) => api.readPerson(id, { lang: code })),
});
