import { useLanguage } from '../../i18n/use-texts.ts';
import { land, rivers } from './outlines.ts';
import styles from './places-map.module.css';
import { type Frame, linePath, type Projection, smoothLinePath } from './projection.ts';

export interface MapBackgroundProps {
  readonly projection: Projection;
  readonly frame: Frame;
  readonly isCity: boolean;
}

const rings = [1, 2, 5, 10, 20] as const;
const minRingPx = 60;

/** What the marks lie on: coasts, or in a city its river and how far things are from the middle. */
export const MapBackground = ({ isCity, ...ground }: MapBackgroundProps) =>
  isCity ? (
    <CityBackground {...ground} />
  ) : (
    land.map((line) => (
      <path key={line} className={styles.land} d={`${linePath(line, ground.projection.place)}Z`} />
    ))
  );

function CityBackground({ projection: { place, kilometre }, frame }: Omit<MapBackgroundProps, 'isCity'>) {
  const write = new Intl.NumberFormat(useLanguage(), { style: 'unit', unit: 'kilometer' });
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const fits = (km: number) => km * kilometre > minRingPx && km * kilometre < frame.height / 2;
  return (
    <>
      {rivers.map((line) => (
        <path key={line} className={styles.river} d={smoothLinePath(line, place)} />
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
