import { useMedia } from '../../ui/use-media.ts';
import { MapBackground } from './map-background.tsx';
import { placeLabels } from './map-labels.ts';
import { type MapMark, markRadius } from './map-marks.ts';
import styles from './places-map.module.css';
import { createProjection } from './projection.ts';

export interface MapDrawingProps {
  /** The fullest first, so that the small ones lie on top. */
  readonly marks: readonly MapMark[];
  readonly chosen: readonly number[];
  /** Whether it shows the places of one city, or cities. */
  readonly isCity: boolean;
  readonly onPress: (id: number) => void;
}

/** About the size in CSS pixels, so that texts keep their size. */
const frames = { narrow: { width: 340, height: 300 }, wide: { width: 720, height: 460 } };
/** How much a map shows at least. */
const minKm = { city: 4, cities: 900 };
/** Of the part that can be pressed. */
const minTouchRadius = 14;

export function MapDrawing({ marks, chosen, isCity, onPress }: MapDrawingProps) {
  const frame = useMedia('(width < 48rem)') ? frames.narrow : frames.wide;
  if (marks.length === 0) return <div className={styles.drawing} />;
  const geos = marks.map(({ geo }) => geo);
  const projection = createProjection(geos, frame, isCity ? minKm.city : minKm.cities);
  const largest = marks[0]?.count ?? 0;
  const discs = marks.map(({ id, name, geo, count }) => {
    const [x, y] = projection.place(geo);
    return { id, name, count, x, y, radius: markRadius(count, largest) };
  });
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <MapBackground projection={projection} frame={frame} isCity={isCity} />
      {discs.map(({ id, name, count, x, y, radius }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing offers the same
        <g
          key={id}
          className={styles.mark}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          data-chosen={chosen.includes(id) || undefined}
          data-empty={count === 0 || undefined}
          onClick={() => count > 0 && onPress(id)}
        >
          <title>{name}</title>
          <circle r={Math.max(radius, minTouchRadius)} className={styles.reach} />
          <circle r={radius} />
          {count > 0 && <text dy="0.35em">{count}</text>}
        </g>
      ))}
      {placeLabels(discs, frame).map(({ id, name, x, y, anchor }) => (
        <text key={id} className={styles.name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  );
}
