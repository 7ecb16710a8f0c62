import { useLanguage } from '../../i18n/use-texts.ts';
import { roundDistance, writeDistance } from './map-distance.ts';
import { land, rivers } from './outlines.ts';
import styles from './places-map.module.css';
import { type Frame, linePath, type Point, type Projection, smoothLinePath } from './projection.ts';

export interface MapBackgroundProps {
  readonly projection: Projection;
  readonly isCity: boolean;
}

/** What the marks lie on where there are no streets: coasts, or in a city its river. */
export const MapBackground = ({ projection: { place }, isCity }: MapBackgroundProps) =>
  isCity
    ? rivers.map((line) => <path key={line} className={styles.river} d={smoothLinePath(line, place)} />)
    : land.map((line) => <path key={line} className={styles.land} d={`${linePath(line, place)}Z`} />);

export interface MapDistancesProps {
  /** Pixels. */
  readonly kilometre: number;
  readonly frame: Frame;
  /** What distances are told from. */
  readonly from: Point;
}

/** Of the circles: one of half the height at most, and one inside. */
const ringShares = [0.46, 0.23];

/** How far things are from each other: circles around one of them. */
export function MapDistances({ kilometre, frame, from: [x, y] }: MapDistancesProps) {
  const language = useLanguage();
  const rings = new Set(ringShares.map((share) => roundDistance((frame.height * share) / kilometre)));
  return [...rings].map((km) => (
    <g key={km} className={styles.ring}>
      <circle cx={x} cy={y} r={km * kilometre} />
      <text x={x} y={y + km * kilometre - 5}>
        {writeDistance(km, language)}
      </text>
    </g>
  ));
}
