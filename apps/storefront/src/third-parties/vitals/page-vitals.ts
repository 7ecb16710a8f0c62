import type { TimedMetric } from '@parterre/domain/quality/quality-metrics';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Shifts belong together while they follow each other within a second, for at most five. */
const shiftGapMs = 1000;
const shiftSpanMs = 5000;

/** What the browser has measured of the page that is shown. */
export interface PageVitals {
  /** Since the page was opened, or since the last time that this was called. */
  readonly take: () => Partial<Record<TimedMetric, number>>;
  readonly note: (metric: TimedMetric, value: number) => void;
}

function observe(type: string, options: object, see: (entry: PerformanceEntry) => void): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    });
  } catch {
    // This browser does not measure it.
  }
}

export function watchVitals(): PageVitals {
  let seen: Partial<Record<TimedMetric, number>> = {};
  const note = (metric: TimedMetric, value: number) => {
    seen[metric] = value;
  };
  const noteMost = (metric: TimedMetric, value: number) => note(metric, Math.max(seen[metric] ?? 0, value));

  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming) note('TTFB', navigation.responseStart);
  observe('paint', {}, ({ name, startTime }) => name === 'first-contentful-paint' && note('FCP', startTime));
  observe('largest-contentful-paint', {}, ({ startTime }) => note('LCP', startTime));
  watchShifts((value) => noteMost('CLS', value));
  observe('event', { durationThreshold: 16 }, (entry) => {
    // The browser gives an id to what belongs to a press or a tap.
    if ((entry as Interaction).interactionId) noteMost('INP', entry.duration);
  });
  note('CLS', seen.CLS ?? 0);

  return {
    note,
    take: () => {
      const taken = seen;
      seen = { CLS: 0 };
      return taken;
    },
  };
}

function watchShifts(see: (value: number) => void): void {
  let [sum, firstAt, lastAt] = [0, 0, 0];
  observe('layout-shift', {}, (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift; // by the type that is observed
    if (hadRecentInput) return;
    const goesOn = startTime - lastAt < shiftGapMs && startTime - firstAt < shiftSpanMs;
    if (!goesOn) [sum, firstAt] = [0, startTime];
    lastAt = startTime;
    sum += value;
    see(sum);
  });
}
