import type { PageParts } from '../record/page-records.ts';

function changedNames(before: string, after: string): string[] {
  const [old, fresh]: [Record<string, string>, Record<string, string>] = [
    JSON.parse(before),
    JSON.parse(after),
  ];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => old[name] !== fresh[name],
  );
}

/** Why a page must be written, in words for the report; undefined when the published one is as good. */
export function whyWrite(before: PageParts, after: PageParts): string | undefined {
  if (before.data === null) return 'new';
  const reasons = [
    before.template === after.template ? [] : ['template'],
    before.data === after.data ? [] : ['data'],
    before.slices === after.slices
      ? []
      : changedNames(before.slices, after.slices).map((slot) => `slice ${slot}`),
    before.queries === after.queries
      ? []
      : changedNames(before.queries, after.queries).map((name) => `query ${name}`),
    before.code === after.code ? [] : ['code'],
  ].flat();
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}

/** The data file holds all but the code. */
export const isDataFileChanged = (before: PageParts, after: PageParts) =>
  before.data !== after.data ||
  before.template !== after.template ||
  before.slices !== after.slices ||
  before.queries !== after.queries;
