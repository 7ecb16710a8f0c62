/**
 * A script that runs before the first paint. It is a constant, which the content policy allows by its hash; only generated pages need
 * it, so in the browser's bundle the code is left out (`import.meta.env.SSR`).
 */
export const EarlyScript = ({ code }: { readonly code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
);
