import type { Site, SourceChanges } from '@parterre/static-site/build/open-site';
import type { RunReport } from '@parterre/static-site/build/run/run-report';

/** So few that somebody waits to see them. */
const maxFirst = 20;

/** Something that has a page of its own, or stands on the pages of others. */
const isThing = (key: string) => !/^(list|version|landing):/.test(key);

/**
 * What was changed is published first, then the lists in which it stands: a title is on the pages of all events of its category, and whoever
 * changed it should see it before those thousands are made.
 */
export async function publishChanges(
  site: Pick<Site, 'update'>,
  { changedKeys, version }: SourceChanges,
): Promise<RunReport> {
  const things = changedKeys.filter(isThing);
  const isSeenFirst = things.length > 0 && things.length <= maxFirst && things.length < changedKeys.length;
  const first = isSeenFirst ? await site.update({ changedKeys: things }) : undefined;
  const rest = await site.update({ changedKeys, version });
  return first ? addReport(rest, first) : rest;
}

/** Of two runs that belong together. What failed in the first was tried again in the second. */
const addReport = (second: RunReport, first: RunReport): RunReport => ({
  ...second,
  written: first.written + second.written,
  // Those that the first one wrote.
  unchanged: Math.max(0, second.unchanged - first.written),
  removed: first.removed + second.removed,
  reasons: Object.fromEntries(
    [...new Set([...Object.keys(first.reasons), ...Object.keys(second.reasons)])].map((reason) => [
      reason,
      (first.reasons[reason] ?? 0) + (second.reasons[reason] ?? 0),
    ]),
  ),
  examples: {
    written: [...first.examples.written, ...second.examples.written],
    removed: [...first.examples.removed, ...second.examples.removed],
  },
  seconds: first.seconds + second.seconds,
});
