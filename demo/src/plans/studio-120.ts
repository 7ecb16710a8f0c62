import type { PretixDocument } from '@parterre/domain/seats/pretix/pretix-document';
import { point, radians, rectangle } from './geometry.ts';
import { captioned, planName, stageName } from './plan-area.ts';
import { planRow, wheelchairsAtEnds } from './plan-row.ts';
import { runOnArc } from './seat-run.ts';

const size = { width: 1200, height: 1320 };
const rowPitch = 95;
const rowCount = 8;
const firstRadius = 2200;
/** Far behind the stage, so that the rows bend only a little. */
const centre = point(size.width / 2, 500 - firstRadius);
const halfAngle = radians(9.8);

const rows = Array.from({ length: rowCount }, (_, index) =>
  planRow({
    key: '',
    number: index + 1,
    category: index < rowCount / 2 ? 'front' : 'back',
    runs: [runOnArc({ centre, radius: firstRadius + index * rowPitch, from: -halfAngle, to: halfAngle })],
    ...(index === 0 && { seatMarks: wheelchairsAtEnds(1) }),
  }),
);

/** A black box of eight rows before a floor-level stage. */
export const studio120: PretixDocument = {
  name: 'Studio 120',
  size,
  metres_per_unit: 0.01,
  focal_point: point(size.width / 2, 260),
  categories: [
    { name: 'front', color: '#8f1d2c' },
    { name: 'back', color: '#24508a' },
  ],
  zones: [
    {
      ...planName({ ru: 'Зал', en: 'Auditorium', de: 'Saal', fr: 'Salle', es: 'Sala' }),
      position: point(0, 0),
      rows,
      areas: [captioned(rectangle(200, 60, 800, 300), stageName)],
    },
  ],
};
