import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Where the visitor is. */
function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day, yyyy-mm-dd: that of the visit once the page is hydrated, that of its generation until then. */
export const useToday = (generated: string) => useSyncExternalStore(never, localToday, () => generated);
