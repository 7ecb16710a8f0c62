export interface Progress {
  readonly step: 'bundling' | 'pages' | 'publishing';
  /** Pages looked at so far. */
  readonly done: number;
  /** As many as last time; undefined on the first build. */
  readonly expected: number | undefined;
  readonly perSecond: number;
  readonly secondsLeft: number | undefined;
}

export type Reporter = (progress: Progress) => void;

const reportEveryMs = 200;

/** Counts pages and tells the reporter now and then. */
export function progressMeter(report: Reporter, now: () => number, expected: number | undefined) {
  let step: Progress['step'] = 'bundling';
  let done = 0;
  let startedAt = now();
  let reportedAt = startedAt;

  const reportNow = () => {
    reportedAt = now();
    const perSecond = done / Math.max((reportedAt - startedAt) / 1000, 0.001);
    const left = expected === undefined ? undefined : Math.max(expected - done, 0);
    report({
      step,
      done,
      expected,
      perSecond,
      secondsLeft: left === undefined || done === 0 ? undefined : left / perSecond,
    });
  };

  return {
    enter(next: Progress['step']): void {
      step = next;
      if (next === 'pages') startedAt = now();
      reportNow();
    },
    countPage(): void {
      done += 1;
      if (now() - reportedAt >= reportEveryMs) reportNow();
    },
  };
}
