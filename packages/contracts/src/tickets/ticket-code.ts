import { z } from 'zod';

/** What the QR of a ticket holds is the only key to it. */
export const ticketParams = z.object({
  code: z.string().regex(/^[0-9A-Z]{1,512}$/, 'must be the code of a ticket'),
});
