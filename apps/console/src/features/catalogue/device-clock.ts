/** What the clock of this device shows, as dates of the catalogue are told: `2026-12-18T19:00`. */
export function deviceClock(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
