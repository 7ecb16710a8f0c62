import type { Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { memo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './seat-card.module.css';
import { stageSight } from './sight.ts';

const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** The stage as it is seen from a seat. */
export const StageSight = memo(({ plan, seat }: { readonly plan: SeatPlan; readonly seat: number }) => {
  const t = useTexts();
  const { floor, wall, heads } = stageSight(plan, seat);
  return (
    <svg className={styles.sight} viewBox="-8 -5.5 16 9" role="img" aria-label={t('forms:seatSight')}>
      <polygon className={styles.wall} points={pointsOf(wall)} />
      <polygon className={styles.floor} points={pointsOf(floor)} />
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
