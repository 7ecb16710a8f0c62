import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { memo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { computeViewFromSeat } from './view-from-seat.ts';
import styles from './view-picture.module.css';

const svgPoints = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** The stage as it is seen from a seat. */
export const ViewPicture = memo(({ plan, seat }: { readonly plan: SeatPlan; readonly seat: number }) => {
  const t = useTexts();
  const { floor, wall, heads } = computeViewFromSeat(plan, seat);
  return (
    <svg className={styles.picture} viewBox="-8 -5.5 16 9" role="img" aria-label={t('forms:seatSight')}>
      <polygon className={styles.wall} points={svgPoints(wall)} />
      <polygon className={styles.floor} points={svgPoints(floor)} />
      {heads.map(({ x, y, size }) => (
        <circle
          key={`${x} ${y}`}
          className={styles.head}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r={size.toFixed(2)}
        />
      ))}
    </svg>
  );
});
