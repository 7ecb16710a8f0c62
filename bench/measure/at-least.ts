/** Prints a measurement beside its target; a miss makes the process end with status 1. */
export function atLeast(what: string, measured: number, target: number): void {
  console.log(`${what} ${measured.toFixed(2)} (target ≥ ${target})`);
  if (!(measured >= target)) process.exitCode = 1;
}
