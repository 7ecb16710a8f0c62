import { z } from 'zod';

/** An answer that is a file rather than JSON. */
export const fileReply = (description: string, contentType: string) => ({
  description,
  content: { [contentType]: { schema: z.string().meta({ format: 'binary' }) } },
});
