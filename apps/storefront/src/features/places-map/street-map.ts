import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Frame, MapView } from './projection.ts';
import { type StreetSource, streetStyle, toCamera } from './street-source.ts';

export interface StreetMap {
  readonly show: (view: MapView, frame: Frame) => void;
  readonly close: () => void;
}

export interface StreetMapOptions {
  readonly source: StreetSource;
  readonly view: MapView;
  readonly frame: Frame;
  readonly onFail: () => void;
}

/**
 * Streets as a background that shows what it is told to: moving, zooming and marks are the same as without it. Its style sheet
 * is left out, being that of controls; what the canvas needs is in places-map.module.css.
 */
export function openStreetMap(box: HTMLElement, { source, onFail, ...first }: StreetMapOptions): StreetMap {
  setWorkerUrl(new URL(workerUrl, import.meta.url).href);
  let shown: Pick<StreetMapOptions, 'view' | 'frame'> = first;
  const camera = () => toCamera(shown.view, box.clientWidth / shown.frame.width);
  const map = new MapLibre({
    container: box,
    style: streetStyle(source),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    ...camera(),
  });
  let hasTile = false;
  map.on('sourcedata', ({ tile }) => {
    hasTile ||= tile !== undefined;
  });
  // A tile that is missing here and there is no reason to take the others away.
  map.on('error', () => {
    if (!hasTile) onFail();
  });
  map.on('resize', () => map.jumpTo(camera()));
  return {
    show: (view, frame) => {
      shown = { view, frame };
      map.jumpTo(camera());
    },
    close: () => map.remove(),
  };
}
