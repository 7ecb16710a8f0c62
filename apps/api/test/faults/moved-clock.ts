import { readFileSync, rmSync } from 'node:fs';

// Loaded into a process before its program (`--import`): the clock on its wall is as far off as the file says that the
// address of this module names. It looks at SIGUSR2, and takes the file away.

const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const RealDate = Date;
let offMs = 0;
process.on('SIGUSR2', () => {
  offMs = Number(readFileSync(file, 'utf8'));
  rmSync(file);
});

class MovedDate extends RealDate {
  constructor(...given: unknown[]) {
    // Whatever a date can be made of, handed on.
    super(...((given.length > 0 ? given : [MovedDate.now()]) as [number]));
  }

  static override now(): number {
    return RealDate.now() + offMs;
  }
}
globalThis.Date = MovedDate as DateConstructor;
