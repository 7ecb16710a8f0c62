import { decodePlan } from '@parterre/domain/seats/plan-file/decode-plan';
import type { Canvas } from './canvas.ts';
import type { Labels } from './draw-labels.ts';
import { type Marks, noMarks } from './draw-marks.ts';
import { computeSeatLooks } from './draw-seats.ts';
import type { MapColours } from './map-colours.ts';
import type { RendererCommand, RendererReport } from './messages.ts';
import { createMapPainter, type MapPicture } from './paint-map.ts';
import { createScene, type Scene } from './scene.ts';
import type { ZoneLook } from './seat-looks.ts';
import { fitView, minimapSize, minimapView, type Size, type View, viewLimits } from './view.ts';

export interface RendererCanvases {
  readonly map: Canvas;
  readonly minimap: Canvas;
}

async function fetchPlan(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The plan was not found: ${response.status}`);
  return decodePlan(await response.json());
}

/** Loads plans and draws them, in a worker or on the page. Without canvases it only loads. Returns the handler of commands. */
export function startRenderer(
  canvases: RendererCanvases | null,
  report: (report: RendererReport) => void,
): (command: RendererCommand) => void {
  const paintMap = canvases && createMapPainter(canvases.map);
  const paintMinimap = canvases && createMapPainter(canvases.minimap);
  let state = initialState;
  let isFrameRequested = false;
  let minimapLooks: Uint8Array | undefined;

  /** The minimap is hidden while the whole hall is visible, so opening a hall does not pay for it. */
  const drawMinimap = (picture: MapPicture): void => {
    const { scene, size, view, looks } = picture;
    const isWhole = view.scale <= viewLimits(scene.box, scene.pitch, size).minScale;
    if (isWhole || minimapLooks === looks) return;
    minimapLooks = looks;
    paintMinimap?.({
      ...picture,
      marks: noMarks,
      labels: null,
      view: minimapView(scene.box),
      size: minimapSize(scene.box),
    });
  };

  const draw = (): void => {
    isFrameRequested = false;
    state = withSeatLooks(state);
    const { scene, colours, looks, size } = state;
    if (!scene || !colours || !looks || size.width === 0) return;
    const view = state.view ?? fitView(viewLimits(scene.box, scene.pitch, size));
    const picture = { ...state, scene, colours, looks, view, zones: zoneLooks(state) };
    paintMap?.(picture);
    drawMinimap(picture);
  };

  const openPlan = async (url: string): Promise<void> => {
    const scene = createScene(await fetchPlan(url));
    state = { ...state, scene, looks: null };
    draw();
    report({ kind: 'opened', scene });
  };

  return (command) => {
    state = { ...state, ...commandChange(command) };
    if (command.kind === 'open') openPlan(command.planUrl).catch(() => report({ kind: 'failed' }));
    else if (!isFrameRequested) {
      isFrameRequested = true;
      requestAnimationFrame(draw);
    }
  };
}

/** Everything a picture is made of; null until the page has sent it. */
export interface RendererState {
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
  /** By seat; null when they have to be computed again. */
  readonly looks: Uint8Array | null;
}

export const initialState: RendererState = {
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

export function commandChange(command: RendererCommand): Partial<RendererState> {
  switch (command.kind) {
    case 'open':
      return {};
    case 'free':
      return { free: command.bytes, looks: null };
    case 'zones':
      return { zones: command.zones, looks: null };
    default: {
      const { kind, ...change } = command;
      return change;
    }
  }
}

const notForSale: ZoneLook = { look: null, isDimmed: false };

/** By the index of a zone in the plan. */
export const zoneLooks = ({ scene, zones }: RendererState): ZoneLook[] =>
  scene?.plan.zones.map(({ id }) => zones[id] ?? notForSale) ?? [];

export function withSeatLooks(state: RendererState): RendererState {
  if (state.looks || !state.scene) return state;
  const { plan } = state.scene;
  const free = state.free && { size: plan.seatCount, bytes: state.free };
  return { ...state, looks: computeSeatLooks(plan, zoneLooks(state), free) };
}
