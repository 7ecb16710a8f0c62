/** Events that a device keeps, by id, the latest first. */
export type DeviceEvents = readonly number[];

/** More than anybody looks through, and few enough to be fetched at once. */
const maxFavourites = 100;
const maxViewed = 12;

/** An event that is no favourite becomes the first of them, and one that is leaves them. */
export const toggleFavourite = (favourites: DeviceEvents, id: number): DeviceEvents =>
  favourites.includes(id)
    ? favourites.filter((other) => other !== id)
    : [id, ...favourites].slice(0, maxFavourites);

/** The events that were looked at last, with this one. */
export const recordViewed = (viewed: DeviceEvents, id: number): DeviceEvents =>
  [id, ...viewed.filter((other) => other !== id)].slice(0, maxViewed);

const isEventId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What a device has stored, which anybody with its keyboard may have written. */
export const parseDeviceEvents = (stored: unknown): DeviceEvents =>
  Array.isArray(stored) ? [...new Set(stored.filter(isEventId))].slice(0, maxFavourites) : [];
