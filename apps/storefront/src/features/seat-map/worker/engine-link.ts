import type { EngineOrder, EngineReport } from './engine-messages.ts';
import workerUrl from './seat-map.worker.ts?worker&url';

/** The way to whoever draws the map, wherever it does so. */
export interface EngineLink {
  readonly canDraw: boolean;
  readonly send: (order: EngineOrder) => void;
  readonly close: () => void;
}

interface Canvases {
  readonly map: HTMLCanvasElement;
  readonly minimap: HTMLCanvasElement;
}

type Hear = (report: EngineReport) => void;

const hasWorkerCanvas = (): boolean =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/** A worker must come from the page's own origin, so one from an asset host is imported by a line that does. */
function newWorker(): Worker {
  const { href, origin } = new URL(workerUrl, import.meta.url);
  if (origin === location.origin) return new Worker(href, { type: 'module' });
  const line = new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(line), { type: 'module' });
}

function linkToWorker({ map, minimap }: Canvases, hear: Hear): EngineLink {
  const worker = newWorker();
  worker.onmessage = ({ data }: MessageEvent<EngineReport>) => hear(data);
  worker.onerror = () => hear({ kind: 'failed' });
  const stage = { map: map.transferControlToOffscreen(), minimap: minimap.transferControlToOffscreen() };
  worker.postMessage(stage, [stage.map, stage.minimap]);
  return { canDraw: true, send: (order) => worker.postMessage(order), close: () => worker.terminate() };
}

/** The same on the page itself; its code is fetched only where it is needed. */
function linkToPage(canvases: Canvases, hear: Hear): EngineLink {
  let isOpen = true;
  const canDraw = canvases.map.getContext('2d') !== null;
  const obey = import('./engine.ts').then(({ startEngine }) =>
    startEngine(canDraw ? canvases : null, (report) => isOpen && hear(report)),
  );
  return {
    canDraw,
    send: (order) => void obey.then((give) => isOpen && give(order)),
    close: () => {
      isOpen = false;
    },
  };
}

export const openEngine = (canvases: Canvases, hear: Hear): EngineLink =>
  hasWorkerCanvas() ? linkToWorker(canvases, hear) : linkToPage(canvases, hear);
