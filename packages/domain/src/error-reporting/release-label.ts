/** Spec §1: the text `release-` and the time at which the page was loaded. */
export const releaseLabel = (loadedAtMs: number): string => `release-${loadedAtMs}`;
