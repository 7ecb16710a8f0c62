/** Not in every browser, and not in TypeScript's DOM. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const bots = /bot|crawler|spider|crawling/i;

/** No bytes are spent ahead of need on visitors who pay for them, nor on machines that never click. */
export function mayPrefetch({
  userAgent,
  connection,
}: {
  userAgent: string;
  connection?: Connection;
}): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && !bots.test(userAgent);
}
