import type { PretixArea, PretixDocument } from '@parterre/domain/seats/pretix/pretix-document';
import { tierSections } from './arena-bowl.ts';
import { floorSections } from './arena-floor.ts';
import { middle } from './arena-ring.ts';
import { point, rectangle } from './geometry.ts';
import { captioned, stageName } from './plan-area.ts';

const stage = rectangle(middle.x - 1000, 4320, 2000, 1300);

const standing: PretixArea = {
  ...captioned(rectangle(middle.x - 1550, 5720, 3100, 1840), {
    ru: 'Танцпол',
    en: 'Standing',
    de: 'Stehplätze',
    fr: 'Fosse',
    es: 'Pista',
  }),
  general_admission: { category: 'standing', capacity: 1500 },
};

/** A bowl in three rings around a floor with a stage at one end. */
export const arena20000: PretixDocument = {
  name: 'Arena 20000',
  size: { width: 2 * middle.x, height: 2 * middle.y },
  metres_per_unit: 0.01,
  focal_point: point(middle.x, 5500),
  categories: [
    { name: 'floor', color: '#8f1d2c' },
    { name: 'club', color: '#6b3fa0' },
    { name: 'lower', color: '#24508a' },
    { name: 'upper', color: '#1d7a6b' },
    { name: 'standing', color: '#b0571f' },
  ],
  zones: [
    ...floorSections([captioned(stage, stageName), standing]),
    ...tierSections({
      category: 'lower',
      firstSection: 101,
      rows: 17,
      distance: 160,
      blocks: { end: 2, side: 6, corner: 3 },
      wheelchairs: 1,
    }),
    ...tierSections({
      category: 'club',
      firstSection: 201,
      rows: 6,
      distance: 1850,
      blocks: { end: 2, side: 6, corner: 4 },
    }),
    ...tierSections({
      category: 'upper',
      firstSection: 301,
      rows: 17,
      distance: 2590,
      blocks: { end: 2, side: 6, corner: 6 },
    }),
  ],
};
