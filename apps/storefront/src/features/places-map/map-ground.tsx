import { useLanguage } from '../../i18n/use-texts.ts';
import { land, rivers } from './outlines.ts';
import styles from './places-map.module.css';
import { type Frame, type Projection, pathOf, smoothPathOf } from './projection.ts';

export interface MapGroundProps {
  readonly projection: Projection;
  readonly frame: Frame;
  readonly isCity: boolean;
}

const rings = [1, 2, 5, 10, 20] as const;
const leastRing = 60;

/** What the marks lie on: coasts, or in a city its river and how far things are from the middle. */
export const MapGround = ({ isCity, ...ground }: MapGroundProps) =>
  isCity ? (
    <CityGround {...ground} />
  ) : (
    land.map((line) => (
      <path key={line} className={styles.land} d={`${pathOf(line, ground.projection.place)}Z`} />
    ))
  );

function CityGround({ projection: { place, kilometre }, frame }: Omit<MapGroundProps, 'isCity'>) {
  const write = new Intl.NumberFormat(useLanguage(), { style: 'unit', unit: 'kilometer' });
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const fits = (km: number) => km * kilometre > leastRing && km * kilometre < frame.height / 2;
  return (
    <>
      {rivers.map((line) => (
        <path key={line} className={styles.river} d={smoothPathOf(line, place)} />
      ))}
      {rings.filter(fits).map((km) => (
        <g key={km} className={styles.ring}>
          <circle cx={middle.x} cy={middle.y} r={km * kilometre} />
          <text x={middle.x} y={middle.y + km * kilometre - 5}>
            {write.format(km)}
          </text>
        </g>
      ))}
    </>
  );
}
