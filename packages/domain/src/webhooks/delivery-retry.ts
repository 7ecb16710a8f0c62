const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Before each further try: soon while it may be a hiccup, rarely while somebody mends it. */
const pausesMs = [
  5 * secondMs,
  15 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
  24 * hourMs,
];

/** An endpoint that has taken nothing for so long is not sent to any more, until somebody turns it on again. */
const patienceMs = 72 * hourMs;

export type RetryVerdict =
  | { readonly kind: 'retry'; readonly dueAt: Date }
  /** This message is left; whoever wants it replays it. */
  | { readonly kind: 'give_up' }
  /** Nothing more is sent there at all. */
  | { readonly kind: 'disable' };

interface Failure {
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** Since when the endpoint has taken nothing. */
  readonly failingSince: Date;
  readonly at: Date;
}

export function judgeFailure({ attempts, failingSince, at }: Failure): RetryVerdict {
  if (at.getTime() - failingSince.getTime() >= patienceMs) return { kind: 'disable' };
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined
    ? { kind: 'give_up' }
    : { kind: 'retry', dueAt: new Date(at.getTime() + pauseMs) };
}
