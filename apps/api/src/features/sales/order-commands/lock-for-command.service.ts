import type { Area } from '@parterre/domain/staff/scope';
import { type Actor, type Refused, refuse } from '../../../commands/command.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { insertEntriesAndTasks } from '../order/order-events.queries.ts';
import type { OrderLineRecord, OrderRecord } from '../order/order-record.ts';
import { lockOrder } from '../order/orders.queries.ts';
import { selectPlaces } from './order-commands.queries.ts';

const noOrder = makeProblem('not_found', 'There is no such order.');

export const orderSubject = ({ id }: Pick<OrderRecord, 'id'>): string => `order:${id}`;

/** The order as nobody else changes it until the transaction ends: of two people, the second sees what the first has done. */
export async function lockForCommand(
  tx: Tx,
  id: string,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<({ readonly kind: 'locked' } & LockedOrder) | Refused> {
  const order = await lockOrder(tx, { id }, at);
  return order ? { kind: 'locked', tx, order, actor: actor.name, entries: [], tasks: [] } : refuse(noOrder);
}

/** Writes down what the command has left to be written, in the transaction of the command. */
export const persist = (locked: LockedOrder): void => insertEntriesAndTasks(locked.tx, locked);

type Lines = readonly Pick<OrderLineRecord, 'event_id' | 'performance_id'>[];

/** Where a role must count that allows something with an order: for all that it is for. */
export const orderArea = async (db: Db | Tx, { lines }: { readonly lines: Lines }): Promise<Area> =>
  (await findAreas(db, lines))(lines);

/** The same for many orders, of which these are all lines. */
export async function findAreas(db: Db | Tx, allLines: Lines): Promise<(lines: Lines) => Area> {
  const performanceIds = new Set(allLines.map(({ performance_id }) => performance_id));
  const places = Map.groupBy(await selectPlaces(db, [...performanceIds]), ({ event_id }) => event_id);
  return (lines) => ({
    kind: 'events',
    events: [...new Set(lines.map(({ event_id }) => event_id))].map((eventId) => ({
      eventId,
      placeIds: places.get(eventId)?.map(({ place_id }) => place_id) ?? [],
    })),
  });
}
