import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { describePicture } from '../pictures/describe-picture.ts';
import { findPlan } from '../plans/seating-plans.ts';
import { typeset } from '../typeset.ts';
import { berlinPlaces } from './berlin.ts';
import type { DemoPlace } from './demo-place.ts';
import { londonPlaces } from './london.ts';
import { madridPlaces } from './madrid.ts';
import { moscowPlaces } from './moscow.ts';
import { parisPlaces } from './paris.ts';
import { placeDescription } from './place-description.ts';
import { saintPetersburgPlaces } from './saint-petersburg.ts';

const placesByCity: Readonly<Record<string, readonly DemoPlace[]>> = {
  moscow: moscowPlaces,
  'saint-petersburg': saintPetersburgPlaces,
  berlin: berlinPlaces,
  paris: parisPlaces,
  madrid: madridPlaces,
  london: londonPlaces,
};

/** Named after its hall: a page that lists the halls finds it by that. */
const hallPicture = ({ source_id, name }: DemoPlace['halls'][number]) => ({
  ...describePicture('place', source_id),
  alt: typeset(name),
});

export const places = Object.entries(placesByCity).flatMap(([location, cityPlaces]) =>
  cityPlaces.map((place) => ({
    source_id: place.source_id,
    location,
    name: typeset(place.name),
    description: typeset(placeDescription(place)),
    address: typeset(place.address),
    geo: place.geo,
    images: [describePicture('place', place.source_id), ...place.halls.map(hallPicture)],
  })),
) satisfies CatalogueFile['places'];

export const halls = Object.values(placesByCity)
  .flat()
  .flatMap((place) =>
    place.halls.map(({ source_id, name, capacity }) => {
      const plan = findPlan(source_id);
      return {
        source_id,
        place: place.source_id,
        name: typeset(name),
        ...(plan && { plan }),
        ...(capacity !== undefined && { capacity }),
      };
    }),
  ) satisfies CatalogueFile['halls'];
