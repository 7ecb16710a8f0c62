/** So few that somebody waits to see them. */
const maxFirst = 20;

/** Something that has a page of its own, or stands on the pages of others. */
const isThing = (key: string) => !/^(list|version|landing):/.test(key);

/**
 * What of these changes is published before the lists in which it stands: a title is on the pages of all events of its category, and whoever
 * changed it should see it before those thousands are made. Nothing where all is published as soon.
 */
export function seenFirst(changedKeys: readonly string[]): string[] {
  const things = changedKeys.filter(isThing);
  return things.length <= maxFirst && things.length < changedKeys.length ? things : [];
}
