import type { SeatedSeat } from '@parterre/contracts/console/performances';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { type PointerEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { onColoursChange, shownColours } from '../theme/colours.ts';
import styles from './hall.module.css';

interface Props {
  readonly plan: SeatPlan;
  readonly seated: ReadonlyMap<number, SeatedSeat>;
  readonly chosen: ReadonlySet<number>;
  readonly name: string;
  readonly onPick: (seat: number) => void;
}

/** Around the hall, and from seat to seat, in centimetres. */
const margin = 90;
const seatRadius = 20;
/** How far from a seat one may tap, in its radii. */
const reach = 2;

/** The whole hall, each seat by its state. What it shows and does, the list of rows beside it says and does as well. */
export function HallMap({ plan, seated, chosen, name, onPick }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(canvas);
  useSyncExternalStore(onColoursChange, shownColours);
  const frame = useMemo(() => planFrame(plan), [plan]);
  const scale = size.width / frame.width;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && size.width > 0) draw(context, { plan, seated, chosen, frame, scale });
  });
  const pick = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) => {
    const seat = nearestSeat(plan, frame.left + offsetX / scale, frame.top + offsetY / scale);
    if (seat !== undefined) onPick(seat);
  };
  const ratio = globalThis.devicePixelRatio;
  return (
    <canvas
      ref={canvas}
      className={styles.map}
      role="img"
      aria-label={name}
      width={Math.round(size.width * ratio)}
      height={Math.round(frame.height * scale * ratio)}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      onPointerUp={pick}
    />
  );
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function planFrame({ x, y, seatCount, decorations, general }: SeatPlan): Frame {
  const outlines = [...decorations, ...general].flatMap(({ outline }) => outline);
  const edge = (columns: Int32Array, points: readonly number[], pickOne: (...all: number[]) => number) => {
    let found = points.length > 0 ? pickOne(...points) : (columns[0] ?? 0);
    for (let seat = 0; seat < seatCount; seat += 1) found = pickOne(found, columns[seat] ?? found);
    return found;
  };
  const [xs, ys] = [outlines.map((point) => point.x), outlines.map((point) => point.y)];
  const [left, top] = [edge(x, xs, Math.min) - margin, edge(y, ys, Math.min) - margin];
  return {
    left,
    top,
    width: edge(x, xs, Math.max) + margin - left,
    height: edge(y, ys, Math.max) + margin - top,
  };
}

function nearestSeat({ x, y, seatCount }: SeatPlan, atX: number, atY: number): number | undefined {
  let nearest: number | undefined;
  let least = (seatRadius * reach) ** 2;
  for (let seat = 0; seat < seatCount; seat += 1) {
    const distance = ((x[seat] ?? 0) - atX) ** 2 + ((y[seat] ?? 0) - atY) ** 2;
    if (distance < least) [nearest, least] = [seat, distance];
  }
  return nearest;
}

interface Scene extends Pick<Props, 'plan' | 'seated' | 'chosen'> {
  readonly frame: Frame;
  readonly scale: number;
}

function draw(context: CanvasRenderingContext2D, { plan, seated, chosen, frame, scale }: Scene): void {
  const style = getComputedStyle(context.canvas);
  const colour = (token: string) => style.getPropertyValue(token);
  const [ink, grey, paper, accent, warning] = ['--ink', '--grey-2', '--paper', '--accent', '--warning'].map(
    colour,
  );
  const ratio = globalThis.devicePixelRatio * scale;
  context.setTransform(ratio, 0, 0, ratio, -frame.left * ratio, -frame.top * ratio);
  context.clearRect(frame.left, frame.top, frame.width, frame.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 4;
  context.font = `40px ${style.fontFamily}`;
  for (const { outline, name } of [...plan.decorations, ...plan.general]) {
    context.beginPath();
    for (const { x, y } of outline) context.lineTo(x, y);
    context.closePath();
    context.strokeStyle = grey ?? '';
    context.stroke();
    const middle = (axis: 'x' | 'y') => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
    context.fillStyle = ink ?? '';
    context.fillText(name, middle('x'), middle('y'));
  }
  context.fillStyle = grey ?? '';
  context.font = `28px ${style.fontFamily}`;
  for (const { firstSeat, label } of plan.rows)
    context.fillText(label, (plan.x[firstSeat] ?? 0) - 3 * seatRadius, plan.y[firstSeat] ?? 0);
  for (let seat = 0; seat < plan.seatCount; seat += 1) {
    const [x, y] = [plan.x[seat] ?? 0, plan.y[seat] ?? 0];
    const state = seated.get(seat)?.state;
    const zone = plan.zones[plan.zone[seat] ?? 0]?.colour ?? '';
    context.beginPath();
    context.arc(x, y, seatRadius, 0, 2 * Math.PI);
    // Each state has a form of its own: colours alone would not do.
    context.fillStyle = (state === 'sold' ? ink : state === 'held' ? warning : paper) ?? '';
    context.fill();
    context.strokeStyle = (state === 'withheld' ? grey : state ? context.fillStyle : zone) ?? '';
    context.stroke();
    if (state === 'withheld') cross(context, x, y);
    if (chosen.has(seat)) {
      context.beginPath();
      context.arc(x, y, seatRadius * 1.5, 0, 2 * Math.PI);
      context.strokeStyle = accent ?? '';
      context.lineWidth = 8;
      context.stroke();
      context.lineWidth = 4;
    }
  }
}

function cross(context: CanvasRenderingContext2D, x: number, y: number): void {
  const arm = seatRadius * 0.6;
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.stroke();
}

function useSize(element: React.RefObject<HTMLElement | null>): { readonly width: number } {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return { width };
}
