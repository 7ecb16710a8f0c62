/** One measurement beside its goal. */
export interface Result {
  readonly figure: string;
  readonly measured: number;
  /** As in `≤ 2`. */
  readonly goal: string;
  /** What the figure is a ratio to, where it is one. */
  readonly reference: string;
  readonly isMet: boolean;
}

/** What was not measured, and why. */
export interface NotRun {
  readonly notRun: string;
}

/** Prints the result and tells it to `npm run bench` for its table; a miss makes the process end with status 1. */
export function report(result: Result): void {
  const { figure, measured, goal, isMet } = result;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${figure}: ${measured.toFixed(2)} (goal ${goal})`);
  process.send?.(result);
  if (!isMet) process.exitCode = 1;
}

/** Says at the end of the table what this machine lacks: it counts neither as met nor as missed. */
export function reportNotRun(notRun: string): void {
  console.log(`NOT RUN: ${notRun}`);
  process.send?.({ notRun } satisfies NotRun);
}

// Whoever runs all of them has gone: nothing that this one started may outlive it.
process.on('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
process.channel?.unref();
