import type { FiveLanguages } from '../five-languages.ts';

type DemoHall = {
  source_id: string;
  name: FiveLanguages;
} & (
  | { plan: 'theatre-1100' | 'studio-120' | 'arena-20000' | 'club-ga' }
  /** General admission. */
  | { capacity: number }
);

/** A place as it is written here: its description is put together from what a visitor asks, in this order. */
export type DemoPlace = {
  source_id: string;
  name: FiveLanguages;
  address: FiveLanguages;
  geo: { lat: number; lon: number };
  about: FiveLanguages;
  gettingThere: FiveLanguages;
  accessibility: FiveLanguages;
  /** Doors, cloakroom, food and drink. */
  visit: FiveLanguages;
  halls: readonly DemoHall[];
};
