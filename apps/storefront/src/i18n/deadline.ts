import type { LanguageCode } from '@parterre/domain/languages/languages';
import { deadlineZone } from '@parterre/domain/order/deadline-zone';

/** Minutes that a text like `2026-12-24T19:00:00+03:00` is ahead of UTC. */
function textOffset(at: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)$/.exec(at) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The same of a zone at a moment; of this device where none is named. */
const zoneOffset = (at: Date, timeZone: string): number =>
  textOffset(
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .format(at)
      .replace(/GMT$/, 'GMT+00:00'),
  );

/**
 * A deadline by the clock of its place, as the mail says it, with the zone where this device shows another time. Without a place
 * it is by the clock of this device.
 */
export function writeDeadline(
  deadline: string,
  timeZone: string | null | undefined,
  language: LanguageCode,
  style: Intl.DateTimeFormatOptions,
): string {
  const at = new Date(deadline);
  if (!timeZone) return new Intl.DateTimeFormat(language, style).format(at);
  const zone = deadlineZone(zoneOffset(at, timeZone), -at.getTimezoneOffset());
  const text = new Intl.DateTimeFormat(language, { ...style, timeZone }).format(at);
  return zone ? `${text} (${zone})` : text;
}
