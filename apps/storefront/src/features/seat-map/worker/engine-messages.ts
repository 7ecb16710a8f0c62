import type { Labels } from '../drawing/labels.ts';
import type { MapColours } from '../drawing/map-colours.ts';
import type { Marks } from '../drawing/marks.ts';
import type { Scene } from '../engine/scene.ts';
import type { ZoneLook } from '../engine/seat-looks.ts';
import type { Size, View } from '../engine/view.ts';

/** What the page tells whoever draws the map. */
export type EngineOrder =
  | { readonly kind: 'open'; readonly planUrl: string }
  | { readonly kind: 'size'; readonly size: Size; readonly pixelRatio: number }
  /** Until the first one comes, all of the hall is shown. */
  | { readonly kind: 'view'; readonly view: View; readonly isZooming: boolean }
  | { readonly kind: 'colours'; readonly colours: MapColours }
  | { readonly kind: 'zones'; readonly zones: Readonly<Record<string, ZoneLook>> }
  /** One bit for each seat. */
  | { readonly kind: 'free'; readonly bytes: Uint8Array }
  | { readonly kind: 'marks'; readonly marks: Marks }
  | { readonly kind: 'labels'; readonly labels: Labels };

/** What comes back. */
export type EngineReport = { readonly kind: 'opened'; readonly scene: Scene } | { readonly kind: 'failed' };
