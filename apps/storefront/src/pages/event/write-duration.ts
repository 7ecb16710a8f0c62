import type { LanguageCode } from '@parterre/domain/languages/languages';

/** "2 h 40 min", as the language says it. */
export function writeDuration(minutes: number, language: LanguageCode): string {
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && write(hours, 'hour'), rest && write(rest, 'minute')].filter(Boolean).join('\u00a0');
}
