import type { PretixArea, PretixDocument, PretixRow } from '@parterre/domain/seats/pretix/pretix-document';
import type { Text } from '../text.ts';
import { onCircle, type Point, point, radians, rectangle } from './geometry.ts';
import { captioned, planName, stageName } from './plan-area.ts';

const size = { width: 2000, height: 2300 };
const chairDistance = 78;
const tableRadius = 46;

/** Along the left wall, the right wall and under the balcony. */
const tables: readonly Point[] = [
  ...[0, 1, 2, 3, 4].map((index) => point(200, 560 + index * 250)),
  ...[0, 1, 2, 3, 4].map((index) => point(1800, 560 + index * 250)),
  ...[0, 1, 2, 3].map((index) => point(580 + index * 280, 1700)),
];

/** Nearest the entrance, without a step: a wheelchair place and a companion's chair. */
const levelTables = new Set([5, 10]);

function seatMarks(table: number, chair: number) {
  if (!levelTables.has(table) || chair > 2) return {};
  return chair === 1 ? { accessible: true } : { companion: true };
}

const tableRow = (table: Point, index: number): PretixRow => ({
  row_number: String(index + 1),
  seats: [1, 2, 3, 4].map((chair) => ({
    seat_guid: `T${index + 1}-${chair}`,
    seat_number: String(chair),
    category: 'tables',
    position: onCircle(table, chairDistance, radians(90 * chair - 45)),
    gap_after: false,
    ...seatMarks(index + 1, chair),
  })),
});

const tableTop = (table: Point): PretixArea => ({
  shape: 'circle',
  position: table,
  circle: { radius: tableRadius },
  color: '#c9b48a',
});

const generalArea = (
  outline: readonly Point[],
  name: Text,
  category: string,
  capacity: number,
): PretixArea => ({
  ...captioned(outline, name),
  general_admission: { category, capacity },
});

const danceFloor: Text = { ru: 'Танцпол', en: 'Dance floor', de: 'Tanzfläche', fr: 'Piste', es: 'Pista' };
const balcony: Text = { ru: 'Балкон', en: 'Balcony', de: 'Balkon', fr: 'Balcon', es: 'Balcón' };

/** A vault with a dance floor before the stage, tables along the walls and a standing balcony at the back. */
export const clubGa: PretixDocument = {
  name: 'Club',
  size,
  metres_per_unit: 0.01,
  focal_point: point(size.width / 2, 330),
  categories: [
    { name: 'tables', color: '#8f1d2c' },
    { name: 'dance-floor', color: '#24508a' },
    { name: 'balcony', color: '#1d7a6b' },
  ],
  zones: [
    {
      ...planName({ ru: 'Столики', en: 'Tables', de: 'Tische', fr: 'Tables', es: 'Mesas' }),
      position: point(0, 0),
      rows: tables.map(tableRow),
      areas: [
        captioned(rectangle(500, 60, 1000, 340), stageName),
        generalArea(rectangle(400, 460, 1200, 1080), danceFloor, 'dance-floor', 400),
        generalArea(rectangle(120, 1900, 1760, 300), balcony, 'balcony', 80),
        ...tables.map(tableTop),
      ],
    },
  ],
};
