import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { Cluster } from './cluster-marks.ts';
import { MapBackground, MapDistances } from './map-background.tsx';
import type { MapMark } from './map-marks.ts';
import { maxZoom } from './map-view.ts';
import { MarksLayer } from './marks-layer.tsx';
import styles from './places-map.module.css';
import { createProjection, type Frame, fitView, type MapView } from './projection.ts';
import { useMapView } from './use-map-view.ts';

export interface MapDrawingProps {
  /** The fullest first. */
  readonly marks: readonly [MapMark, ...MapMark[]];
  readonly chosen: readonly number[];
  /** Whether it shows the places of one city, or cities. */
  readonly isCity: boolean;
  readonly onPress: (id: number) => void;
  /** Streets, where there are any. */
  readonly drawStreets?: ((view: MapView, frame: Frame) => ReactNode) | undefined;
}

/** About the size in CSS pixels, so that texts keep their size. */
const frames = { narrow: { width: 340, height: 300 }, wide: { width: 720, height: 460 } };
/** How much a map shows at least. */
const minKm = { city: 4, cities: 900, cluster: 0.2 };
const zoomStep = 1.8;

/** Seen and moved with a pointer or by keys; for those who listen, the list beside it offers the same. */
export function MapDrawing({ marks, chosen, isCity, onPress, drawStreets }: MapDrawingProps) {
  const t = useTexts();
  const frame = useMedia('(width < 48rem)') ? frames.narrow : frames.wide;
  const geos = marks.map(({ geo }) => geo);
  const whole = fitView(geos, frame, isCity ? minKm.city : minKm.cities);
  const { box, view, isWhole, zoom, reset, open, reveal } = useMapView(whole, frame);
  const last = chosen.at(-1);
  const chosenGeo = marks.find(({ id }) => id === last)?.geo;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen comes into sight once, and may be moved out of it
  useEffect(() => {
    if (chosenGeo) reveal(chosenGeo);
  }, [last]);

  const { place, kilometre } = createProjection(view, frame);
  const press = ({ marks: [heart, ...others] }: Cluster) => {
    const isClosest = view.scale >= whole.scale * maxZoom;
    if (others.length === 0 || isClosest) return onPress(heart.id);
    const ids = [heart, ...others].map(({ id }) => id);
    open(
      marks.filter(({ id }) => ids.includes(id)).map(({ geo }) => geo),
      minKm.cluster,
    );
  };
  return (
    <>
      <div className={styles.viewport}>
        <div
          ref={box}
          className={styles.drawing}
          role="application"
          aria-label={t('forms:mapKeys')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
          tabIndex={0}
          data-whole={isWhole || undefined}
        >
          {drawStreets?.(view, frame)}
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            {!drawStreets && <MapBackground projection={{ place, kilometre }} isCity={isCity} />}
            {isCity && (
              <MapDistances
                kilometre={kilometre}
                frame={frame}
                from={chosenGeo ? place(chosenGeo) : [frame.width / 2, frame.height / 2]}
              />
            )}
            <MarksLayer
              marks={marks.map(({ geo, ...mark }) => ({ ...mark, at: place(geo) }))}
              frame={frame}
              chosen={chosen}
              onPress={press}
            />
          </svg>
        </div>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={t('forms:zoomIn')} onClick={() => zoom(zoomStep)}>
          <ToolIcon name="plus" />
        </button>
        <button
          type="button"
          aria-label={t('forms:zoomOut')}
          disabled={isWhole}
          onClick={() => zoom(1 / zoomStep)}
        >
          <ToolIcon name="minus" />
        </button>
        <button type="button" aria-label={t('forms:mapWhole')} disabled={isWhole} onClick={reset}>
          <ToolIcon name="fit" />
        </button>
      </div>
    </>
  );
}
