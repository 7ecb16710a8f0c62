import type { PretixArea } from '@parterre/domain/seats/pretix/pretix-document';
import type { Text } from '../text.ts';
import type { Point } from './geometry.ts';

/** A name in the plan's own language, which is Russian, and in the others. */
export const planName = ({ ru, ...names }: Text) => ({ name: ru, names });

function middlePoint(points: readonly Point[]): Point {
  const xs = points.map((it) => it.x);
  const ys = points.map((it) => it.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

const polygon = (points: readonly Point[]): PretixArea => ({
  shape: 'polygon',
  position: { x: 0, y: 0 },
  polygon: { points: [...points] },
});

/** Drawn, not sold. */
export const decoration = (points: readonly Point[], color: string): PretixArea => ({
  ...polygon(points),
  color,
});

export const captioned = (points: readonly Point[], { ru, ...texts }: Text): PretixArea => ({
  ...polygon(points),
  text: { text: ru, position: middlePoint(points) },
  texts,
});

export const stageName: Text = { ru: 'Сцена', en: 'Stage', de: 'Bühne', fr: 'Scène', es: 'Escenario' };
