import { useEffect, useState } from 'react';
import type { RendererCommand, RendererReport } from '../renderer/messages.ts';
import type { Scene } from '../renderer/scene.ts';
import workerUrl from '../renderer/seat-map.worker.ts?worker&url';

export interface Renderer extends RendererConnection {
  readonly map: HTMLCanvasElement;
  readonly minimap: HTMLCanvasElement;
}

export interface LoadedRenderer {
  readonly renderer: Renderer | null;
  readonly scene: Scene | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const createCanvas = (): HTMLCanvasElement => document.createElement('canvas');

/** Starts the renderer at once, so that it is ready when the offers name the plan. */
export function useRenderer(planUrl: string | undefined): LoadedRenderer {
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const canvases = { map: createCanvas(), minimap: createCanvas() };
    const connection = connectRenderer(canvases, (report) => {
      if (report.kind === 'opened') setScene(report.scene);
      setFailed(report.kind === 'failed');
    });
    setRenderer({ ...canvases, ...connection });
    return connection.close;
  }, []);
  const open = (): void => (planUrl ? renderer?.send({ kind: 'open', planUrl }) : undefined);
  useEffect(() => {
    if (planUrl) renderer?.send({ kind: 'open', planUrl });
  }, [renderer, planUrl]);
  return { renderer, scene, hasFailed, retry: open };
}

/** To a renderer in a worker, or on the page. */
export interface RendererConnection {
  readonly canDraw: boolean;
  readonly send: (command: RendererCommand) => void;
  readonly close: () => void;
}

interface Canvases {
  readonly map: HTMLCanvasElement;
  readonly minimap: HTMLCanvasElement;
}

type OnReport = (report: RendererReport) => void;

const hasWorkerCanvas = (): boolean =>
  typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;

/** A worker must have the page's origin, so code on an asset host is imported by a one-line script of this origin. */
function createWorker(): Worker {
  const { href, origin } = new URL(workerUrl, import.meta.url);
  if (origin === location.origin) return new Worker(href, { type: 'module' });
  const line = new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(line), { type: 'module' });
}

function connectToWorker({ map, minimap }: Canvases, onReport: OnReport): RendererConnection {
  const worker = createWorker();
  worker.onmessage = ({ data }: MessageEvent<RendererReport>) => onReport(data);
  worker.onerror = () => onReport({ kind: 'failed' });
  const canvases = { map: map.transferControlToOffscreen(), minimap: minimap.transferControlToOffscreen() };
  worker.postMessage(canvases, [canvases.map, canvases.minimap]);
  return { canDraw: true, send: (command) => worker.postMessage(command), close: () => worker.terminate() };
}

/** The same renderer on the page itself; its code is loaded only where there is no worker canvas. */
function connectOnPage(canvases: Canvases, onReport: OnReport): RendererConnection {
  let isOpen = true;
  const canDraw = canvases.map.getContext('2d') !== null;
  const started = import('../renderer/renderer.ts').then(({ startRenderer }) =>
    startRenderer(canDraw ? canvases : null, (report) => isOpen && onReport(report)),
  );
  return {
    canDraw,
    send: (command) => void started.then((handleCommand) => isOpen && handleCommand(command)),
    close: () => {
      isOpen = false;
    },
  };
}

const connectRenderer = (canvases: Canvases, onReport: OnReport): RendererConnection =>
  hasWorkerCanvas() ? connectToWorker(canvases, onReport) : connectOnPage(canvases, onReport);
