const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  formatters.set(timeZone, made);
  return made;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(formatterOf(timeZone));
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}

const minuteMs = 60_000;

/** Minutes that the clocks of a zone are ahead of UTC at an instant. */
function offsetMinutes(timeZone: string, instantMs: number): number {
  const text = formatterOf(timeZone).format(instantMs);
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * The instant at which the clocks of a zone show `local` (`2026-12-24T19:00`), the earlier one when they show it twice;
 * undefined when they never do: no such day, or the hour that is skipped in spring.
 */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(local)) return undefined;
  const dayMs = 24 * 60 * minuteMs;
  // The offset before or after any change of clocks near that time.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetMinutes(timeZone, near));
  const instants = offsets
    .map((offset) => asUtc - offset * minuteMs)
    .filter((instant) => asUtc - offsetMinutes(timeZone, instant) * minuteMs === instant);
  return instants.length > 0 ? new Date(Math.min(...instants)) : undefined;
}

/** An instant as the clocks of a zone show it, with their offset: `2026-12-24T19:00:00+03:00`. */
export function zonedText(instant: Date, timeZone: string): string {
  const offset = offsetMinutes(timeZone, instant.getTime());
  const local = new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
