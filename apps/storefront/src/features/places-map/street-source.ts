import type { StyleSpecification } from 'maplibre-gl';
import type { SiteTheme } from '../../theme/site-settings.ts';
import { geoAt, type MapView } from './projection.ts';

/** Where the site's operator takes a map of streets from. */
export type StreetSource = NonNullable<SiteTheme['map_tiles']>;

/** What most tile servers have at the most. */
const usualMaxZoom = 19;

/** Of a template of pictures a style is made; any other address is that of a style. */
export const streetStyle = ({ url, max_zoom }: StreetSource): StyleSpecification | string =>
  url.includes('{z}')
    ? {
        version: 8,
        sources: {
          streets: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: max_zoom ?? usualMaxZoom },
        },
        layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
      }
    : url;

/** At zoom 0 the equator is so many pixels long. */
const worldPx = 512;

/** The same view as MapLibre names it, where a pixel of the view is so many of the screen. */
export function toCamera({ centre, scale }: MapView, pixelRatio: number) {
  const { lat, lon } = geoAt(centre);
  return { center: [lon, lat] as [number, number], zoom: Math.log2((scale * pixelRatio) / worldPx) };
}
