/** Id of the element that begins a city in the list of places. */
export const cityAnchor = (cityId: number) => `city-${cityId}`;
