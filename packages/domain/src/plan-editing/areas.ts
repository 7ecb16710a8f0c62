import type { Point } from '../seats/plan/plan.ts';
import { areaOutline } from '../seats/pretix/area-outline.ts';
import type { PretixArea, PretixZone } from '../seats/pretix/pretix-document.ts';
import {
  mapSame,
  minus,
  origin,
  type PlanAddress,
  type PlanDocument,
  planScale,
  plus,
  toUnits,
  zoneCorner,
} from './plan-document.ts';

/** The corners of an area in centimetres, from the corner of the plan. */
export function outlineArea(document: PlanDocument, zone: PretixZone, area: PretixArea): Point[] {
  const scale = planScale(document);
  const corner = zone.position ?? origin;
  return areaOutline({ value: area, path: '', faults: [] }).map((point) => ({
    x: (corner.x + point.x) * scale,
    y: (corner.y + point.y) * scale,
  }));
}

/** What an area is beside its outline. */
export type AreaContent = Omit<
  PretixArea,
  'shape' | 'position' | 'rotation' | 'polygon' | 'rectangle' | 'ellipse' | 'circle'
>;

/** Adds a stage, a standing area or anything else that is drawn. */
export function addArea(
  document: PlanDocument,
  zoneIndex: number,
  outline: readonly Point[],
  content: AreaContent,
): PlanDocument {
  const zone = document.zones[zoneIndex];
  if (!zone) return document;
  const area = { ...content, ...polygon(document, zone, outline) };
  return changeZoneAreas(document, zoneIndex, (areas) => [...areas, area]);
}

function polygon(document: PlanDocument, zone: PretixZone, outline: readonly Point[]): PretixArea {
  const corner = zoneCorner(document, zone);
  const points = outline.map(({ x, y }) =>
    toUnits(document, minus({ x: Math.round(x), y: Math.round(y) }, corner)),
  );
  return { shape: 'polygon', position: origin, polygon: { points } };
}

function changeZoneAreas(
  document: PlanDocument,
  zoneIndex: number,
  change: (areas: PretixArea[]) => PretixArea[],
): PlanDocument {
  const zones = mapSame(document.zones, (zone, index) => {
    if (index !== zoneIndex) return zone;
    const before = zone.areas ?? [];
    const areas = change(before);
    return areas === before ? zone : { ...zone, areas };
  });
  return zones === document.zones ? document : { ...document, zones };
}

export const changeArea = (
  document: PlanDocument,
  at: PlanAddress,
  change: (area: PretixArea) => PretixArea,
): PlanDocument =>
  changeZoneAreas(document, at.zone, (areas) =>
    mapSame(areas, (area, index) => (index === at.index ? change(area) : area)),
  );

export const moveArea = (document: PlanDocument, at: PlanAddress, by: Point): PlanDocument =>
  changeArea(document, at, (area) => {
    const way = toUnits(document, by);
    return { ...area, position: plus(area.position ?? origin, way) };
  });

/** Gives an area another outline, as a polygon. */
export function reshapeArea(
  document: PlanDocument,
  at: PlanAddress,
  outline: readonly Point[],
): PlanDocument {
  const zone = document.zones[at.zone];
  if (!zone) return document;
  return changeArea(
    document,
    at,
    ({ rotation: _turn, rectangle: _rectangle, ellipse: _ellipse, circle: _circle, ...area }) => ({
      ...area,
      ...polygon(document, zone, outline),
    }),
  );
}

export const removeArea = (document: PlanDocument, at: PlanAddress): PlanDocument =>
  changeZoneAreas(document, at.zone, (areas) => areas.toSpliced(at.index, 1));

/** Where everybody looks. */
export const setViewPoint = (document: PlanDocument, to: Point): PlanDocument => ({
  ...document,
  focal_point: toUnits(document, { x: Math.round(to.x), y: Math.round(to.y) }),
});

/** Whether a point lies inside an outline. */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  });
  return isIn;
}
