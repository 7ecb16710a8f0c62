import type { PretixDocument, PretixRow, PretixZone } from '@parterre/domain/seats/pretix/pretix-document';
import type { Text } from '../text.ts';
import { arcPoints, onCircle, point, radians } from './geometry.ts';
import { captioned, planName, stageName } from './plan-area.ts';
import { type BoxSide, boxesOnASide, boxFloors, boxRows } from './theatre-boxes.ts';
import { balcony, centre, dressCircle, gallery, stalls, stallsEdge, tierRows } from './theatre-tiers.ts';

const size = { width: 5300, height: 3650 };
const edge = radians(stallsEdge);
const firstBoxRadius = 1400;
const sideAisle = 110;

const rightSide: BoxSide = {
  firstNumber: boxesOnASide + 1,
  corner: onCircle(centre, firstBoxRadius, edge + sideAisle / firstBoxRadius),
  direction: { x: Math.sin(edge), y: Math.cos(edge) },
  outward: { x: Math.cos(edge), y: -Math.sin(edge) },
};

const leftSide: BoxSide = {
  firstNumber: 1,
  corner: point(2 * centre.x - rightSide.corner.x, rightSide.corner.y),
  direction: { x: -rightSide.direction.x, y: rightSide.direction.y },
  outward: { x: -rightSide.outward.x, y: rightSide.outward.y },
};

const apron = arcPoints(centre, 1190, [radians(-30), radians(30)]);
const stage = [point(3350, 60), point(1950, 60), ...apron];
const pit = [
  ...arcPoints(centre, 1220, [radians(-22), radians(22)]),
  ...arcPoints(centre, 1390, [radians(22), radians(-22)]),
];

const pitName: Text = {
  ru: 'Оркестр',
  en: 'Orchestra pit',
  de: 'Orchestergraben',
  fr: 'Fosse d’orchestre',
  es: 'Foso',
};

const zone = (name: Text, rows: PretixRow[], areas: PretixZone['areas'] = []): PretixZone => ({
  ...planName(name),
  position: point(0, 0),
  rows,
  areas,
});

/** An Italian house: stalls with boxes on either hand, and three tiers above, drawn one behind the other. */
export const theatre1100: PretixDocument = {
  name: 'Theatre 1100',
  size,
  metres_per_unit: 0.01,
  focal_point: point(centre.x, 500),
  categories: [
    { name: 'stalls-front', color: '#8f1d2c' },
    { name: 'stalls', color: '#b0571f' },
    { name: 'boxes', color: '#6b3fa0' },
    { name: 'dress-circle', color: '#24508a' },
    { name: 'balcony', color: '#1d7a6b' },
    { name: 'gallery', color: '#5a6472' },
  ],
  zones: [
    zone({ ru: 'Партер', en: 'Stalls', de: 'Parkett', fr: 'Parterre', es: 'Platea' }, tierRows(stalls), [
      captioned(stage, stageName),
      captioned(pit, pitName),
    ]),
    zone(
      {
        ru: 'Ложи, левая сторона',
        en: 'Boxes, left',
        de: 'Logen links',
        fr: 'Loges, côté gauche',
        es: 'Palcos, izquierda',
      },
      boxRows(leftSide),
      boxFloors(leftSide),
    ),
    zone(
      {
        ru: 'Ложи, правая сторона',
        en: 'Boxes, right',
        de: 'Logen rechts',
        fr: 'Loges, côté droit',
        es: 'Palcos, derecha',
      },
      boxRows(rightSide),
      boxFloors(rightSide),
    ),
    zone(
      { ru: 'Бельэтаж', en: 'Dress circle', de: 'Erster Rang', fr: 'Corbeille', es: 'Principal' },
      tierRows(dressCircle),
    ),
    zone({ ru: 'Балкон', en: 'Balcony', de: 'Balkon', fr: 'Balcon', es: 'Anfiteatro' }, tierRows(balcony)),
    zone({ ru: 'Галерея', en: 'Gallery', de: 'Galerie', fr: 'Paradis', es: 'Paraíso' }, tierRows(gallery)),
  ],
};
