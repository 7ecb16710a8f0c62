import { nearestFree } from '@parterre/domain/seats/choosing/nearest-free';
import type { Point } from '@parterre/domain/seats/plan/plan';
import { seatPosition } from '@parterre/domain/seats/plan/seat-position';
import type { Hall } from '../data/hall.ts';
import { findAreaAt } from './hit-test.ts';

/** What is meant by a tap, or a click. */
export type TapTarget =
  | { readonly kind: 'seat'; readonly seat: number }
  /** A general-admission area, by its index in the plan. */
  | { readonly kind: 'area'; readonly area: number }
  /** The map comes nearer to this point. */
  | { readonly kind: 'nearer'; readonly point: Point }
  | { readonly kind: 'nothing' };

export interface Tap {
  readonly point: Point;
  /** The seat at the point. */
  readonly seat: number | undefined;
  /** Seats are large enough to be aimed at. */
  readonly canAim: boolean;
  readonly input: 'mouse' | 'touch';
  /** Ids of the zones that the visitor looks at; empty for all. */
  readonly filter: ReadonlySet<string>;
}

const nothing: TapTarget = { kind: 'nothing' };

/** A tap beside the seats leads to the nearest free ones. On the stage there are none, and a mouse aims well enough to miss on purpose. */
export function findTapTarget({ plan, free }: Hall, tap: Tap): TapTarget {
  const { point, seat, canAim, input, filter } = tap;
  if (seat !== undefined) return canAim ? { kind: 'seat', seat } : { kind: 'nearer', point };
  const area = findAreaAt(plan.general, point);
  if (area !== undefined) return { kind: 'area', area };
  const isOnStage = findAreaAt(plan.decorations, point) !== undefined;
  if (isOnStage || (canAim && input === 'mouse')) return nothing;
  const isWanted = (zone: number): boolean => filter.size === 0 || filter.has(plan.zones[zone]?.id ?? '');
  const nearest = free ? nearestFree(plan, free, { from: point, isWanted }) : undefined;
  if (nearest !== undefined) return { kind: 'nearer', point: seatPosition(plan, nearest) };
  return canAim ? nothing : { kind: 'nearer', point };
}
