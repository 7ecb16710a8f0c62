export interface OfferableCity {
  readonly id: number;
  /** IANA name. */
  readonly timeZone: string;
  /** To come. */
  readonly eventsCount: number;
}

/**
 * Which city each time zone offers: the one of its cities where most is on, by its id. Nothing is offered where nothing is on, nor
 * where there is no other city to choose.
 */
export function offerCities(cities: readonly OfferableCity[]): ReadonlyMap<string, number> {
  const lively = cities.filter(({ eventsCount }) => eventsCount > 0);
  if (lively.length < 2) return new Map();
  const quietestFirst = lively.toReversed().sort((a, b) => a.eventsCount - b.eventsCount);
  return new Map(quietestFirst.map(({ timeZone, id }) => [timeZone, id]));
}
