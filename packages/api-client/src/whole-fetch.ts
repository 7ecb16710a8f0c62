/**
 * Fetches an answer to its last byte, so that a connection cut within the body counts as a failed request: it is timed
 * and sent again like any other.
 */
export const wholeFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const body = await response.arrayBuffer();
    // A status such as 204 may not have a body, not even an empty one.
    return new Response(body.byteLength > 0 ? body : null, response);
  };
