import type { Labels } from '../drawing/labels.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import { type Marks, noMarks } from '../drawing/marks.ts';
import type { Scene } from '../engine/scene.ts';
import { seatLooks, type ZoneLook } from '../engine/seat-looks.ts';
import type { Size, View } from '../engine/view.ts';
import type { EngineOrder } from './engine-messages.ts';

/** All that a picture is made of, as far as it is known. */
export interface EngineState {
  readonly scene: Scene | null;
  readonly size: Size;
  readonly pixelRatio: number;
  readonly view: View | null;
  readonly isZooming: boolean;
  readonly colours: MapColours | null;
  readonly zones: Readonly<Record<string, ZoneLook>>;
  readonly free: Uint8Array | null;
  readonly marks: Marks;
  readonly labels: Labels | null;
  /** What each seat looks like; null when that is to be found out anew. */
  readonly looks: Uint8Array | null;
}

export const emptyState: EngineState = {
  scene: null,
  size: { width: 0, height: 0 },
  pixelRatio: 1,
  view: null,
  isZooming: false,
  colours: null,
  zones: {},
  free: null,
  marks: noMarks,
  labels: null,
  looks: null,
};

/** What an order changes. */
export function changeOf(order: EngineOrder): Partial<EngineState> {
  switch (order.kind) {
    case 'open':
      return {};
    case 'free':
      return { free: order.bytes, looks: null };
    case 'zones':
      return { zones: order.zones, looks: null };
    default: {
      const { kind, ...change } = order;
      return change;
    }
  }
}

const unsold: ZoneLook = { look: null, isDimmed: false };

/** By the index that zones have in the plan. */
export const zoneLooks = ({ scene, zones }: EngineState): ZoneLook[] =>
  scene?.plan.zones.map(({ id }) => zones[id] ?? unsold) ?? [];

export function withLooks(state: EngineState): EngineState {
  if (state.looks || !state.scene) return state;
  const { plan } = state.scene;
  const free = state.free && { size: plan.seatCount, bytes: state.free };
  return { ...state, looks: seatLooks(plan, zoneLooks(state), free) };
}
