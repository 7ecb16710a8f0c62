import { report } from './result.ts';

export const atLeast = (figure: string, measured: number, goal: number, reference = ''): void =>
  report({ figure, measured, goal: `≥ ${goal}`, reference, isMet: measured >= goal });
