/** Times as a clock on a wall shows them, `2026-12-18T19:00`, counted as that clock counts: without changes of summer and winter. */
const wallMs = (at: string): number => Date.parse(`${at}Z`);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const minutesBefore = (at: string, minutes: number): string =>
  new Date(wallMs(at) - minutes * minuteMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${wallDay(to, 0)}T00:00Z`) - Date.parse(`${wallDay(from, 0)}T00:00Z`)) / dayMs);

/** The day of a time, or of a day itself, so many days on. */
export const wallDay = (at: string, days: number): string =>
  new Date(Date.parse(`${at.slice(0, 'yyyy-mm-dd'.length)}T00:00Z`) + days * dayMs)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);
