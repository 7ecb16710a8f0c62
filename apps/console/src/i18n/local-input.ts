/** As `datetime-local` writes it, by the clock of this device. */
export function toLocal(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
