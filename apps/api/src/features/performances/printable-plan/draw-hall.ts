import { type Html, html } from '@parterre/domain/markup/html';
import type { PlanName, Point, SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatLines } from '@parterre/domain/seats/plan/seat-lines';
import { zoneSpots } from '@parterre/domain/seats/plan/zone-spots';

export interface ZoneInk {
  readonly letter: string;
  readonly colour: string;
}

interface HallDrawing {
  readonly plan: SeatPlan;
  readonly label: string;
  readonly lang: string;
  /** How a zone is shown; one that is not sold for the date is not. */
  readonly zoneInk: (zoneId: string) => ZoneInk | undefined;
}

const seatWidth = 38;
const margin = 120;
/** Whose names find room in small letters alone. */
const manySections = 20;
const notSold: ZoneInk = { letter: '', colour: '#b9afa3' };

/** A hall as lines of seats, with the letters of its zones and the names of its sections. */
export function drawHall({ plan, label, lang, zoneInk }: HallDrawing): Html {
  const box = planBounds(plan);
  const textSize = Math.max(box.width, box.height) / (plan.sections.length > manySections ? 48 : 32);
  const inkAt = (zone: number) => zoneInk(plan.zones[zone]?.id ?? '') ?? notSold;
  const localizedName = ({ name, names }: PlanName) => names[lang] ?? name;
  const lines = Map.groupBy(seatLines(plan), ({ zone }) => zone);
  return html`<svg role="img" aria-label="${label}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" font-size="${textSize.toFixed()}" text-anchor="middle">
${plan.decorations.map((thing) => outline(thing.outline, '#e6dfd3', localizedName(thing)))}
${plan.general.map((area) => {
  const { letter, colour } = inkAt(area.zone);
  return outline(area.outline, colour, `${letter} ${localizedName(area)}`, 0.25);
})}
<g fill="none" stroke-linecap="round" stroke-width="${seatWidth}">
${[...lines].map(([zone, drawn]) => html`<path stroke="${inkAt(zone).colour}" d="${drawn.map(({ points }) => outlinePath(points)).join('')}"/>`)}
</g>
<g font-weight="700" fill="#211a17" stroke="#fff" stroke-width="${(textSize / 4).toFixed()}" paint-order="stroke">
${zoneSpots(plan).map(({ at, zone, section }) => text(at, textSize, [inkAt(zone).letter, sectionName(plan, section, localizedName)]))}
</g>
</svg>`;
}

const sectionName = (plan: SeatPlan, section: number, localizedName: (name: PlanName) => string): string => {
  const found = plan.sections[section];
  return found && plan.sections.length > 1 ? localizedName(found) : '';
};

const outlinePath = ([first, ...rest]: readonly Point[]): string =>
  first ? `M${first.x} ${first.y}${rest.length ? rest.map(({ x, y }) => `L${x} ${y}`).join('') : 'h0'}` : '';

const outline = (points: readonly Point[], colour: string, name: string, opacity = 1): Html =>
  html`<polygon points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="${colour}" fill-opacity="${opacity}"/>
<text x="${middle(points, 'x')}" y="${middle(points, 'y')}" dy="0.35em">${name}</text>`;

const middle = (points: readonly Point[], axis: 'x' | 'y'): number => {
  const values = points.map((point) => point[axis]);
  return Math.round((Math.min(...values) + Math.max(...values)) / 2);
};

/** The letter, and the name below it. */
const text = ({ x, y }: Point, size: number, [letter = '', name = '']: readonly string[]): Html =>
  html`<text x="${x}" y="${y}">${letter}<tspan x="${x}" dy="${size.toFixed()}" font-weight="400" font-size="${(size * 0.8).toFixed()}">${name}</tspan></text>`;

function planBounds({ x, y, general, decorations }: SeatPlan) {
  const corners = [...general, ...decorations].flatMap(({ outline }) => outline);
  const [xs, ys] = [
    [...x, ...corners.map((corner) => corner.x)],
    [...y, ...corners.map((corner) => corner.y)],
  ];
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b)) - margin;
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b)) + margin;
  return { x: least(xs), y: least(ys), width: most(xs) - least(xs), height: most(ys) - least(ys) };
}
