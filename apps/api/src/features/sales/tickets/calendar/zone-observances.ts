import { zonedText } from '../../../../time/zoned-time.ts';

/** From when on a zone's clocks are how far ahead of UTC. */
interface Observance {
  /** As clocks showed it just before: `20261025T030000`. */
  readonly onset: string;
  readonly offsetFrom: string;
  readonly offsetTo: string;
}

const dayMs = 86_400_000;

const offsetAt = (ms: number, timeZone: string) =>
  zonedText(new Date(ms), timeZone).slice(19).replace(':', '');

/** What holds at the first instant, and every change until the last. */
export function zoneObservances(timeZone: string, first: Date, last: Date): Observance[] {
  const begin = first.getTime() - dayMs;
  const offset = offsetAt(begin, timeZone);
  const observances = [{ onset: '19700101T000000', offsetFrom: offset, offsetTo: offset }];
  for (let day = begin; day < last.getTime() + dayMs; day += dayMs) {
    const [offsetFrom, offsetTo] = [offsetAt(day, timeZone), offsetAt(day + dayMs, timeZone)];
    if (offsetFrom === offsetTo) continue;
    const onset = changeBetween(day, day + dayMs, timeZone);
    observances.push({ onset: clockText(onset - 1000, timeZone, 1000), offsetFrom, offsetTo });
  }
  return observances;
}

/** The very second at which the clocks are changed. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(from, timeZone);
  let [before, after] = [from, to];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** What the clocks show a little later than they did, had they not been changed. */
const clockText = (ms: number, timeZone: string, laterMs: number): string => {
  const shown = new Date(`${zonedText(new Date(ms), timeZone).slice(0, 19)}Z`);
  return new Date(shown.getTime() + laterMs).toISOString().slice(0, 19).replace(/[-:]/g, '');
};
