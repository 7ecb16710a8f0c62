import { useEffect, useState } from 'react';
import type { Scene } from '../engine/scene.ts';
import { type EngineLink, openEngine } from '../worker/engine-link.ts';

/** Whoever draws, and what is drawn on. */
export interface Engine extends EngineLink {
  readonly map: HTMLCanvasElement;
  readonly minimap: HTMLCanvasElement;
}

export interface OpenedEngine {
  readonly engine: Engine | null;
  readonly scene: Scene | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const newCanvas = (): HTMLCanvasElement => document.createElement('canvas');

/** Starts the engine at once, so that it is ready when the address of the plan is known. */
export function useEngine(planUrl: string | undefined): OpenedEngine {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const canvases = { map: newCanvas(), minimap: newCanvas() };
    const link = openEngine(canvases, (report) => {
      if (report.kind === 'opened') setScene(report.scene);
      setFailed(report.kind === 'failed');
    });
    setEngine({ ...canvases, ...link });
    return link.close;
  }, []);
  const open = (): void => (planUrl ? engine?.send({ kind: 'open', planUrl }) : undefined);
  useEffect(() => {
    if (planUrl) engine?.send({ kind: 'open', planUrl });
  }, [engine, planUrl]);
  return { engine, scene, hasFailed, retry: open };
}
