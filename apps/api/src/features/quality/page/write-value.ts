import { scales, type TimedMetric } from '@parterre/domain/quality/quality-metrics';

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const shifts = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

export const writeCount = (count: number): string => figures.format(count);

export function writeValue(metric: TimedMetric, value: number | undefined): string {
  if (value === undefined) return '–';
  if (metric === 'CLS') return shifts.format(value);
  return value < 1000 ? `${figures.format(value)} ms` : `${seconds.format(value / 1000)} s`;
}

/** As a class of the style sheet. */
export function gradeValue(
  metric: TimedMetric,
  value: number | undefined,
): 'good' | 'middling' | 'poor' | 'none' {
  if (value === undefined) return 'none';
  const { good, poor } = scales[metric];
  return value <= good ? 'good' : value < poor ? 'middling' : 'poor';
}
