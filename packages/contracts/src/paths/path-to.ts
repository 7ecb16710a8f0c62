type PathParameter<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | PathParameter<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** `pathTo(publicPaths.readEvent, { id: 12 })` is `/v1/events/12`. */
export const pathTo = <Path extends string>(
  path: Path,
  parameters: Record<PathParameter<Path>, string | number>,
): string => path.replace(/:(\w+)/g, (_, name: PathParameter<Path>) => encodeURIComponent(parameters[name]));
