import { seededRandom } from '@parterre/demo/pictures/drawing/seeded-random';
import { type KindName, type VisitorKind, visitorKinds } from './visitor-kinds.ts';

export interface CrowdSize {
  readonly visitors: number;
  /** Within which all of them come; most at once, as when a sale opens. */
  readonly arriveWithinMs: number;
  /** The longest pause between two acts. */
  readonly thinkMs: number;
  /** They have the page open and wait for the sale to begin; else they come to it first. */
  readonly isWaiting?: boolean;
  /** The same seed brings the same crowd. */
  readonly seed: string;
}

export interface PlannedVisitor extends VisitorKind {
  readonly kind: KindName;
  readonly ip: string;
  readonly arrivesAtMs: number;
  /** Four of five come for the one performance that everybody talks about. */
  readonly performance: 'hot' | 'open';
  /** From 0 up to, but not including, 1: which seat they like, how long they think. */
  readonly chance: () => number;
  readonly thinkMs: number;
}

const hotShare = 0.8;

export function planCrowd({
  visitors,
  arriveWithinMs,
  thinkMs,
  isWaiting,
  seed,
}: CrowdSize): PlannedVisitor[] {
  return Array.from({ length: visitors }, (_, index) => {
    const { next } = seededRandom(`${seed}:${index}`);
    const kind = kindAt(((index + 0.5) * 100) / visitors);
    const { does, ...tastes } = visitorKinds[kind];
    return {
      ...tastes,
      does: isWaiting ? does.filter((act) => act !== 'look') : does,
      kind,
      ip: testAddress(index),
      chance: next,
      thinkMs,
      arrivesAtMs: Math.floor(arriveWithinMs * next() ** 2),
      performance: next() < hotShare ? 'hot' : 'open',
    };
  });
}

/** The kind whose share of the hundred this is in. */
function kindAt(percent: number): KindName {
  // The keys of an object are typed as texts.
  const names = Object.keys(visitorKinds) as KindName[];
  let upTo = 0;
  const found = names.find((name) => {
    upTo += visitorKinds[name].percent;
    return percent < upTo;
  });
  return found ?? 'looker';
}

/** Addresses that are kept for tests of networks (RFC 2544). */
const testAddress = (index: number) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
