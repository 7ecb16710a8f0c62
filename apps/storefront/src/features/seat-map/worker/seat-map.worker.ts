import { type EngineStage, startEngine } from './engine.ts';
import type { EngineOrder } from './engine-messages.ts';

// The first message brings the canvases, all others are orders.
addEventListener(
  'message',
  ({ data: stage }: MessageEvent<EngineStage>) => {
    const obey = startEngine(stage, (report) => postMessage(report));
    addEventListener('message', ({ data }: MessageEvent<EngineOrder>) => obey(data));
  },
  { once: true },
);
