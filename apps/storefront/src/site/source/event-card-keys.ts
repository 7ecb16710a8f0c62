import type { Event } from '@parterre/contracts/events/event';

/** The keys of everything that a card shows. */
export const eventCardKeys = ({ id, place, location }: Event): readonly string[] => [
  `event:${id}`,
  `place:${place.id}`,
  `location:${location.id}`,
];
