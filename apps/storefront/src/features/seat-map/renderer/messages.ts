import type { Labels } from './draw-labels.ts';
import type { Marks } from './draw-marks.ts';
import type { MapColours } from './map-colours.ts';
import type { Scene } from './scene.ts';
import type { ZoneLook } from './seat-looks.ts';
import type { Size, View } from './view.ts';

/** From the page to the renderer. */
export type RendererCommand =
  | { readonly kind: 'open'; readonly planUrl: string }
  | { readonly kind: 'size'; readonly size: Size; readonly pixelRatio: number }
  /** Until the first one, the whole hall is shown. */
  | { readonly kind: 'view'; readonly view: View; readonly isZooming: boolean }
  | { readonly kind: 'colours'; readonly colours: MapColours }
  | { readonly kind: 'zones'; readonly zones: Readonly<Record<string, ZoneLook>> }
  /** One bit for each seat. */
  | { readonly kind: 'free'; readonly bytes: Uint8Array }
  | { readonly kind: 'marks'; readonly marks: Marks }
  | { readonly kind: 'labels'; readonly labels: Labels };

/** From the renderer to the page. */
export type RendererReport = { readonly kind: 'opened'; readonly scene: Scene } | { readonly kind: 'failed' };
