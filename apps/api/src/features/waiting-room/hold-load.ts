/** Of the fastest answers this share is left out: the rest waits no longer than the figure. */
const share = 0.95;
const maxSamples = 10_000;

export interface MeasuredLoad {
  readonly holds: number;
  readonly p95_ms: number;
  readonly shed: number;
}

/** How long holds take, and how many are sent away, since it was asked last. */
export function makeHoldLoad() {
  let samples: number[] = [];
  let shed = 0;
  return {
    record: (ms: number, status: number): void => {
      if (status === 503) shed += 1;
      else if (samples.length < maxSamples) samples.push(ms);
    },
    take: (): MeasuredLoad => {
      const sorted = samples.sort((a, b) => a - b);
      const measured = {
        holds: sorted.length,
        p95_ms: sorted[Math.ceil(sorted.length * share) - 1] ?? 0,
        shed,
      };
      samples = [];
      shed = 0;
      return measured;
    },
  };
}
