import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { typeset } from '../typeset.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoPersons } from './demo-persons.ts';

type CataloguePerson = NonNullable<CatalogueFile['persons']>[number];
type FindImage = (id: string, person: DemoPerson) => NonNullable<CataloguePerson['image']>;

/** The demo's persons as the catalogue file holds them. */
export function cataloguePersons(findImage: FindImage): CataloguePerson[] {
  return Object.entries<DemoPerson>(demoPersons).map(([id, person]) => ({
    source_id: id,
    name: person.name,
    role: person.role,
    biography: typeset(person.biography),
    image: findImage(id, person),
  }));
}
