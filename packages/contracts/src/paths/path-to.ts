type ParameterOf<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** `pathTo(publicPaths.readEvent, { id: 12 })` is `/v1/events/12`. */
export const pathTo = <Path extends string>(
  path: Path,
  parameters: Record<ParameterOf<Path>, string | number>,
): string => path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));
