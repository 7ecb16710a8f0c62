import type { WireDoor } from '@parterre/contracts/door/door';
import { type Command, refuse } from '../../commands/command.ts';
import { makeProblem } from '../../problems/problem.ts';
import { type DoorRow, lockDoors, selectPlaceExists, storeDoors } from './door.queries.ts';

interface DoorsChange {
  readonly placeId: number;
  readonly doors: readonly WireDoor[];
}

const noPlace = makeProblem('not_found', 'There is no such place.');
const sameNames = makeProblem('invalid_request', 'Two doors have the same name.', {
  details: [{ field: 'input.doors', reason: 'not_single', message: 'must have different names' }],
});
const unchanged = makeProblem('nothing_changes', 'The doors are as they were.');

const listDoors = (doors: readonly Pick<DoorRow, 'name' | 'sectors'>[]) =>
  doors.map(({ name, sectors }) => (sectors.length > 0 ? `${name}: ${sectors.join(', ')}` : name));

/** The doors of a place, all at once: which there are, and whom each lets in. */
export const saveDoors: Command<'door.save-doors', DoorsChange, { place_id: number; doors: number }> = {
  name: 'door.save-doors',
  permission: 'door.change',
  needsStepUp: false,
  preview: async (tx, { place_id: placeId, doors }) => {
    if (!(await selectPlaceExists(tx, placeId))) return refuse(noPlace);
    const isRepeated = (values: readonly string[]) => new Set(values).size < values.length;
    if (isRepeated(doors.map(({ name }) => name)) || isRepeated(doors.map(({ id }) => id)))
      return refuse(sameNames);
    const before = await lockDoors(tx, placeId);
    if (JSON.stringify(before.map(toCompared)) === JSON.stringify(doors.map(toCompared)))
      return refuse(unchanged);
    return {
      kind: 'previewed',
      subject: `place:${placeId}`,
      // Roles that are limited to some events do not cover what all events of a place share.
      area: { kind: 'events', events: [{ eventId: 0, placeIds: [placeId] }] },
      before: { entrances: listDoors(before) },
      after: { entrances: listDoors(doors) },
      change: { placeId, doors },
    };
  },
  run: async (tx, { placeId, doors }, { at }) => {
    await storeDoors(
      tx,
      placeId,
      doors.map((door, position) => ({ ...door, position })),
      at,
    );
    return { place_id: placeId, doors: doors.length };
  },
  answer: (stored) => stored,
};

const toCompared = ({ id, name, sectors }: Pick<DoorRow, 'id' | 'name' | 'sectors'>) => [id, name, sectors];
