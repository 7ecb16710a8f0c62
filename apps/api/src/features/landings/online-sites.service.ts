import type { Db } from '../../database/connect.ts';
import { selectLanding, selectOnlineLandings } from './landings.queries.ts';

/** A landing whose pages are served at its own domain. */
export interface OnlineSite {
  readonly landingId: number;
  /** Its origin, without a slash at the end. */
  readonly url: string;
}

/** Whether there is anything to make pages of. */
export const hasLanding = async (db: Db, id: number): Promise<boolean> =>
  (await selectLanding(db, id)) !== undefined;

/** Those beside the one that the settings name, which is online whatever its landing says. */
export async function listOnlineSites(
  db: Db,
  { landingId, url }: { readonly landingId: number; readonly url: string },
): Promise<readonly OnlineSite[]> {
  const landings = await selectOnlineLandings(db);
  return landings
    .filter(({ id }) => id !== landingId)
    .map(({ id, domain }) => ({ landingId: id, url: siteAddress(url, domain) }));
}

/** Reached as the first site is, by its own name: the same port, and with TLS where that has it. */
export function siteAddress(firstUrl: string, domain: string): string {
  const { protocol, port } = new URL(firstUrl);
  return new URL(`${protocol}//${domain}${port && !domain.includes(':') ? `:${port}` : ''}`).origin;
}
