/** A feature, a package or an app of ours: `payments`, `static-site`, `parterre`. Undefined for everybody else's code. */
export function moduleOfFile(filename: string): string | undefined {
  if (filename.includes('/node_modules/') || filename.startsWith('node:')) return undefined;
  return (
    /\/features\/([\w-]+)\//.exec(filename)?.[1] ?? /\/(?:apps|packages)\/([\w-]+)\//.exec(filename)?.[1]
  );
}
