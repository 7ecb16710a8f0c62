import { type Happening, onSignal } from '../signals.ts';

/** Something that happened, or something that went wrong. */
export type Told = Happening | Event;

const most = 20;
const kept: Told[] = [];
let listener = (told: Told): void => {
  if (kept.length < most) kept.push(told);
};

const tell = (told: Told) => listener(told);

/** From now on nothing is missed: the first things are kept until somebody listens. */
export function listenEarly(): void {
  // Scripts, styles and pictures that fail tell it to nobody but those who listen on the way down.
  addEventListener('error', tell, true);
  addEventListener('unhandledrejection', tell);
  onSignal('happened', tell);
}

/** Hears what was kept, then all that follows. */
export function takeOver(next: (told: Told) => void): void {
  listener = next;
  kept.splice(0).forEach(next);
}
