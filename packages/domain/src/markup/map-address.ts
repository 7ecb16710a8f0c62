export interface Geo {
  readonly lat: number;
  readonly lon: number;
}

const openStreetMap = 'https://www.openstreetmap.org';

export const mapAddress = ({ lat, lon }: Geo): string =>
  `${openStreetMap}/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;

/** From where the visitor says they are. */
export const routeAddress = ({ lat, lon }: Geo): string => `${openStreetMap}/directions?to=${lat}%2C${lon}`;
