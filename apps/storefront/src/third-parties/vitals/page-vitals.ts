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
  readonly record: (metric: TimedMetric, value: number) => void;
}

function observe(type: string, options: object, onEntry: (entry: PerformanceEntry) => void): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
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
  const record = (metric: TimedMetric, value: number) => {
    seen[metric] = value;
  };
  const recordMax = (metric: TimedMetric, value: number) =>
    record(metric, Math.max(seen[metric] ?? 0, value));

  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming) record('TTFB', navigation.responseStart);
  observe(
    'paint',
    {},
    ({ name, startTime }) => name === 'first-contentful-paint' && record('FCP', startTime),
  );
  observe('largest-contentful-paint', {}, ({ startTime }) => record('LCP', startTime));
  watchShifts((value) => recordMax('CLS', value));
  observe('event', { durationThreshold: 16 }, (entry) => {
    // The browser gives an id to what belongs to a press or a tap.
    if ((entry as Interaction).interactionId) recordMax('INP', entry.duration);
  });
  record('CLS', seen.CLS ?? 0);

  return {
    record,
    take: () => {
      const taken = seen;
      seen = { CLS: 0 };
      return taken;
    },
  };
}

function watchShifts(onEntry: (value: number) => void): void {
  let [sum, firstAt, lastAt] = [0, 0, 0];
  observe('layout-shift', {}, (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift; // by the type that is observed
    if (hadRecentInput) return;
    const isSameSession = startTime - lastAt < shiftGapMs && startTime - firstAt < shiftSpanMs;
    if (!isSameSession) [sum, firstAt] = [0, startTime];
    lastAt = startTime;
    sum += value;
    onEntry(sum);
  });
}
