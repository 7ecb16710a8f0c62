import { report } from './result.ts';

/** At most the goal. */
export const judge = (figure: string, measured: number, goal: number, reference = ''): void =>
  report({ figure, measured, goal: `≤ ${goal}`, reference, isMet: measured <= goal });
