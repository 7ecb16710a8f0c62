import { languageTag } from '@parterre/domain/languages/languages';
import { useLanguage } from '../../i18n/use-texts.ts';
import { type MapMark, markRadius } from './map-marks.ts';
import { land, rivers } from './outlines.ts';
import styles from './places-map.module.css';
import { pathOf, projectionOf } from './projection.ts';

export interface MapDrawingProps {
  /** The fullest first, so that the small ones lie on top. */
  readonly marks: readonly MapMark[];
  readonly chosen: readonly number[];
  /** Whether it shows the places of one city, or cities. */
  readonly isCity: boolean;
  readonly onPress: (id: number) => void;
}

const frame = { width: 720, height: 460 };
/** How much a map shows at least. */
const leastKm = { city: 4, cities: 900 };
const rings = [1, 2, 5, 10, 20] as const;

export function MapDrawing({ marks, chosen, isCity, onPress }: MapDrawingProps) {
  const { width, height } = frame;
  if (marks.length === 0) return <div className={styles.drawing} />;
  const geos = marks.map(({ geo }) => geo);
  const projection = projectionOf(geos, frame, isCity ? leastKm.city : leastKm.cities);
  const largest = marks[0]?.count ?? 0;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {isCity ? <CityGround {...projection} /> : <EuropeGround place={projection.place} />}
      {marks.map(({ id, name, geo, count }) => {
        const [x, y] = projection.place(geo);
        const radius = markRadius(count, largest);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing offers the same
          <g
            key={id}
            className={styles.mark}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-chosen={chosen.includes(id) || undefined}
            data-empty={count === 0 || undefined}
            onClick={() => onPress(id)}
          >
            <title>{name}</title>
            <circle r={Math.max(radius, 14)} className={styles.reach} />
            <circle r={radius} />
            {count > 0 && <text dy="0.35em">{count}</text>}
            <text dy={radius + 15} className={styles.name}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const EuropeGround = ({ place }: Pick<ReturnType<typeof projectionOf>, 'place'>) =>
  land.map((line) => <path key={line} className={styles.land} d={`${pathOf(line, place)}Z`} />);

/** The river, and how far things are from the middle. */
function CityGround({ place, kilometre }: ReturnType<typeof projectionOf>) {
  const write = new Intl.NumberFormat(languageTag(useLanguage()), { style: 'unit', unit: 'kilometer' });
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const shown = rings.filter((km) => km * kilometre > 60 && km * kilometre < frame.width / 2);
  return (
    <>
      {rivers.map((line) => (
        <path key={line} className={styles.river} d={pathOf(line, place)} />
      ))}
      {shown.map((km) => (
        <g key={km} className={styles.ring}>
          <circle cx={middle.x} cy={middle.y} r={km * kilometre} />
          <text x={middle.x} y={middle.y - km * kilometre - 4}>
            {write.format(km)}
          </text>
        </g>
      ))}
    </>
  );
}
