const keyBytes = 16;

/** Not `crypto.randomUUID`: a page without https does not have it. */
export const idempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
