/** A feature or a part of sales, a package or an app of ours: `basket`, `payments`, `parterre`. Undefined for everybody else's code. */
export function findModule(filename: string): string | undefined {
  if (filename.includes('/node_modules/') || filename.startsWith('node:')) return undefined;
  return (
    /\/features\/(?:sales\/)?([\w-]+)\//.exec(filename)?.[1] ??
    /\/(?:apps|packages)\/([\w-]+)\//.exec(filename)?.[1]
  );
}
