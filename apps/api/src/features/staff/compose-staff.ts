import { makeStepUpVerifier } from './sign-in/sign-in.service.ts';
import type { StaffDeps } from './staff-deps.ts';

/** What the commands of staff need, whether they come from the console or from the command line. */
export const composeStaff = (parts: Omit<StaffDeps, 'verifyStepUp'>): StaffDeps => ({
  ...parts,
  verifyStepUp: makeStepUpVerifier(parts),
});
