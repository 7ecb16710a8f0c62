/** A ticket of a date: one seat by its index in the plan, or a place in a zone of general admission. */
export type OfferId =
  | { readonly kind: 'seat'; readonly performanceId: number; readonly seat: number }
  | { readonly kind: 'general'; readonly performanceId: number; readonly zone: string };

const maxInteger = 2_147_483_647;
// A zone named with digits alone would read as a seat.
const zoneMark = '~';
const form = /^([1-9]\d{0,9}):(?:(0|[1-9]\d{0,9})|(~?[A-Za-z0-9][A-Za-z0-9._-]{0,63}))$/;

/** Product §5: `{date_id}:{seat}` or `{date_id}:{zone}`; clients only carry it. */
export function formatOfferId(ticket: OfferId): string {
  if (ticket.kind === 'seat') return `${ticket.performanceId}:${ticket.seat}`;
  const mark = /^\d+$/.test(ticket.zone) ? zoneMark : '';
  return `${ticket.performanceId}:${mark}${ticket.zone}`;
}

/** Undefined when no ticket can have this id. */
export function parseOfferId(text: string): OfferId | undefined {
  const [, date, seat, zone = ''] = form.exec(text) ?? [];
  if (date === undefined || Math.max(Number(date), Number(seat ?? 0)) > maxInteger) return undefined;
  const performanceId = Number(date);
  if (seat !== undefined) return { kind: 'seat', performanceId, seat: Number(seat) };
  const ticket: OfferId = { kind: 'general', performanceId, zone: zone.replace(zoneMark, '') };
  // One ticket has one id: `7:~abc` and `7:007` are none.
  return formatOfferId(ticket) === text ? ticket : undefined;
}
