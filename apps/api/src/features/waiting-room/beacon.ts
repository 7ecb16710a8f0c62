import { z } from 'zod';
import type { Beacon } from './waiting-room.queries.ts';

/** As drand answers `/public/latest`. */
const answer = z.object({
  round: z.int().min(0),
  randomness: z.string().regex(/^[0-9a-f]{32,128}$/),
});

const timeoutMs = 2000;

/** A public number of this moment that nobody could know before; undefined when it cannot be had. */
export async function fetchBeacon(url: string): Promise<Beacon | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    return reply.ok ? answer.parse(await reply.json()) : undefined;
  } catch {
    // Whoever draws tries again for a while, and then draws without it, and says so.
    return undefined;
  }
}
