import { isHeld } from '@parterre/domain/basket/basket';
import type { Line, StoredBasket } from './basket.ts';
import type { Decision } from './basket-rules.ts';

type FindRoom = (performanceId: number) => Promise<number | undefined>;

/**
 * Only what takes more from the stock asks whether its sale has a waiting room, and only whoever holds nothing of that sale yet must
 * have been let in: whoever chooses is not sent back to wait.
 */
export async function requireAdmission(
  findRoom: FindRoom,
  { isAdmitted }: { readonly isAdmitted: (room: number) => boolean },
  { lines }: StoredBasket,
  decision: Decision,
): Promise<Decision> {
  if (decision.kind !== 'change') return decision;
  const held = new Map(lines.filter(isHeld).map(({ id, count }) => [id, count]));
  const taken = decision.next.lines.filter((line) => isHeld(line) && line.count > (held.get(line.id) ?? 0));
  for (const room of await findRooms(findRoom, taken)) {
    if (isAdmitted(room)) continue;
    if (!(await findRooms(findRoom, lines.filter(isHeld))).has(room))
      return { kind: 'refuse', refusal: { kind: 'not-admitted', room } };
  }
  return decision;
}

async function findRooms(findRoom: FindRoom, lines: readonly Line[]): Promise<ReadonlySet<number>> {
  const ids = new Set(lines.map(({ stock }) => stock.performanceId));
  const rooms = await Promise.all([...ids].map(findRoom));
  return new Set(rooms.filter((room) => room !== undefined));
}
