/** Spec §1: pages whose path contains /events/ carry an extra analytics counter. */
export const carriesEventsCounter = (path: string): boolean => path.includes('/events/');
