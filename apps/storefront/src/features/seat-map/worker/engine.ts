import { decodePlan } from '@parterre/domain/seats/plan-file/decode-plan';
import type { Canvas } from '../drawing/canvas.ts';
import { type MapPicture, mapPainter } from '../drawing/map-painter.ts';
import { noMarks } from '../drawing/marks.ts';
import { sceneOf } from '../drawing/scene-of.ts';
import { minimapSize, minimapView } from '../engine/minimap-size.ts';
import { fitView, limitsOf } from '../engine/view.ts';
import type { EngineOrder, EngineReport } from './engine-messages.ts';
import { changeOf, emptyState, withLooks, zoneLooks } from './engine-state.ts';

/** Where to draw; nothing in a browser that cannot, which still needs the plan. */
export interface EngineStage {
  readonly map: Canvas;
  readonly minimap: Canvas;
}

async function fetchPlan(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The plan was not found: ${response.status}`);
  return decodePlan(await response.json());
}

/** Reads plans and draws them: in a worker, or on the page where there is none. Returns the way to give orders. */
export function startEngine(
  stage: EngineStage | null,
  report: (report: EngineReport) => void,
): (order: EngineOrder) => void {
  const paintMap = stage && mapPainter(stage.map);
  const paintMinimap = stage && mapPainter(stage.minimap);
  let state = emptyState;
  let isDue = false;
  let minimapShows: Uint8Array | undefined;

  /** While all of the hall is seen there is no need of it, so opening a hall does not pay for it. */
  const drawMinimap = (picture: MapPicture): void => {
    const { scene, size, view, looks } = picture;
    const isWhole = view.scale <= limitsOf(scene.box, scene.pitch, size).leastScale;
    if (isWhole || minimapShows === looks) return;
    minimapShows = looks;
    paintMinimap?.({
      ...{ ...picture, marks: noMarks, labels: null },
      ...{ view: minimapView(scene.box), size: minimapSize(scene.box) },
    });
  };

  const draw = (): void => {
    isDue = false;
    state = withLooks(state);
    const { scene, colours, looks, size } = state;
    if (!scene || !colours || !looks || size.width === 0) return;
    const view = state.view ?? fitView(limitsOf(scene.box, scene.pitch, size));
    const picture = { ...state, scene, colours, looks, view, zones: zoneLooks(state) };
    paintMap?.(picture);
    drawMinimap(picture);
  };

  const open = async (url: string): Promise<void> => {
    const scene = sceneOf(await fetchPlan(url));
    state = { ...state, scene, looks: null };
    draw();
    report({ kind: 'opened', scene });
  };

  return (order) => {
    state = { ...state, ...changeOf(order) };
    if (order.kind === 'open') open(order.planUrl).catch(() => report({ kind: 'failed' }));
    else if (!isDue) {
      isDue = true;
      requestAnimationFrame(draw);
    }
  };
}
