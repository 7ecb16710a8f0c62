import { onSignal, type TrackedEvent } from '../signals.ts';

/** Something to be tracked, or an error. */
export type ObservedEvent = TrackedEvent | Event;

const maxQueued = 20;
const queue: ObservedEvent[] = [];
let handler = (event: ObservedEvent): void => {
  if (queue.length < maxQueued) queue.push(event);
};

const notify = (event: ObservedEvent) => handler(event);

/** Queues the first events until there is a handler, so that none is missed. */
export function recordEarlyEvents(): void {
  // Failures of scripts, styles and pictures do not bubble: they reach listeners of the capture phase alone.
  addEventListener('error', notify, true);
  addEventListener('unhandledrejection', notify);
  onSignal('tracked', notify);
}

/** Handles what was queued, then all that follows. */
export function handleEvents(next: (event: ObservedEvent) => void): void {
  handler = next;
  queue.splice(0).forEach(next);
}
