import { between, type View } from '../engine/view.ts';

/** What goes by itself from one view to another. */
export interface Glide {
  /** Sets off; whoever wants stillness is there at once. */
  readonly go: (from: View, to: View, ms: number) => void;
  readonly stop: () => void;
  /** Where it is going; undefined at rest. */
  readonly aim: () => View | undefined;
}

const eased = (share: number): number => 1 - (1 - share) ** 3;
/** What is eased so sets off this many times as fast as it goes on average. */
export const firstPace = 3;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function makeGlide(show: (view: View, isZooming: boolean) => void): Glide {
  let frame = 0;
  let aim: View | undefined;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    aim = undefined;
  };

  const go = (from: View, to: View, ms: number): void => {
    stop();
    if (isStill()) {
      show(to, false);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(Math.max((now - start) / ms, 0), 1);
      if (share === 1) aim = undefined;
      else frame = requestAnimationFrame(step);
      show(between(from, to, eased(share)), share < 1 && to.scale !== from.scale);
    };
    aim = to;
    frame = requestAnimationFrame(step);
  };

  return { go, stop, aim: () => aim };
}
