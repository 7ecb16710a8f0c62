/** The catalogue as one of its changes left it: which change, and when. Equal versions mean equal content. */
export type CatalogueVersion = `${number}@${number}`;

const prefix = 'version:';

/** Announced after all else that a change announces. */
export const versionKey = (version: CatalogueVersion) => `${prefix}${version}` as const;

const changeNumber = (version: string) => Number.parseInt(version, 10);

/** The version that follows from these announcements; undefined when a change between was not heard of. */
export function followVersion(known: string | undefined, keys: readonly string[]): string | undefined {
  let version = known;
  for (const key of keys.filter((key) => key.startsWith(prefix))) {
    const next = key.slice(prefix.length);
    const isNext = version !== undefined && changeNumber(next) === changeNumber(version) + 1;
    version = isNext ? next : undefined;
  }
  return version;
}
