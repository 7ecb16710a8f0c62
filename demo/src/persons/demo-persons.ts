import { actors } from './actors.ts';
import { artists } from './artists.ts';
import { athletes } from './athletes.ts';
import { comedians } from './comedians.ts';
import { conductors } from './conductors.ts';
import { dancers } from './dancers.ts';
import { directors } from './directors.ts';
import { musicians } from './musicians.ts';
import { singers } from './singers.ts';

export const demoPersons = {
  ...singers,
  ...dancers,
  ...actors,
  ...directors,
  ...conductors,
  ...musicians,
  ...comedians,
  ...athletes,
  ...artists,
};

export type PersonId = keyof typeof demoPersons;
