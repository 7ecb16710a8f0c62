/**
 * Deadlines are written by the clock of the place, on pages and in mails alike, so that both say the same. They name it where
 * its reader's clock may show another time: on a page unless it shows the same one, in a mail always, which knows no reader.
 * Offsets are minutes ahead of UTC, at the deadline.
 */
export const deadlineZone = (placeOffset: number, readerOffset: number | null): string | undefined =>
  placeOffset === readerOffset ? undefined : zoneName(placeOffset);

/** Such as `UTC+3` or `UTC−3:30`: read the same everywhere, and never taken for another zone of the same name. */
function zoneName(offset: number): string {
  if (offset === 0) return 'UTC';
  const size = Math.abs(offset);
  const minutes = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes}`;
}
