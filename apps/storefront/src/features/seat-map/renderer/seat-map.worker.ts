import type { RendererCommand } from './messages.ts';
import { type RendererCanvases, startRenderer } from './renderer.ts';

// The first message carries the canvases, all others are commands.
addEventListener(
  'message',
  ({ data: canvases }: MessageEvent<RendererCanvases>) => {
    const handleCommand = startRenderer(canvases, (report) => postMessage(report));
    addEventListener('message', ({ data }: MessageEvent<RendererCommand>) => handleCommand(data));
  },
  { once: true },
);
