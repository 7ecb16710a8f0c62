import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { PairedDevice } from '@parterre/contracts/door/door';
import { closesAfterMs } from '@parterre/domain/tickets/admission';
import { type Command, refuse } from '../../commands/command.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { findArea } from '../performances/withholding/hall.service.ts';
import {
  type DeviceRow,
  deleteDevices,
  insertDevice,
  lockDevice,
  type NewDevice,
  pairDeviceRow,
  selectDeviceByToken,
  selectDoor,
  selectDoorPerformance,
  selectDoorTitles,
  updateDeviceEnd,
} from './door.queries.ts';
import { pairingLink, readPairingToken, writePairingToken } from './pairing-token.ts';

export interface DeviceDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Signs what pairs a phone. */
  readonly secret: string;
  readonly origin: () => string;
}

type Invited = Omit<NewDevice, 'id' | 'invited_by' | 'invited_at' | 'pairing_ends_at'>;
type Stored = { readonly device_id: string; readonly expires_at: string };

/** As long as somebody stands beside the phone. */
const pairingMs = 10 * 60_000;
/** In which a phone whose time is over can still hand in what it has. */
const handInMs = 7 * 24 * 3_600_000;

const keptMs = 30 * 24 * 3_600_000;

const noDoor = makeProblem('not_found', 'There is no such door.');
const noDevice = makeProblem('not_found', 'There is no such phone.');
const elsewhere = makeProblem(
  'invalid_request',
  'Not all of these performances are at the place of the door.',
  {
    details: [
      {
        field: 'input.performance_ids',
        reason: 'unknown_value',
        message: 'must be at the place of the door',
      },
    ],
  },
);

/** A code by which a phone becomes one of a door. It is signed, not stored. */
export const pairDoorDevice = (
  deps: Pick<DeviceDeps, 'secret' | 'origin'>,
): Command<'door.pair-device', Invited, Stored> => ({
  name: 'door.pair-device',
  permission: 'door.change',
  needsStepUp: false,
  preview: async (tx, { name, door_id, performance_ids }) => {
    const door = await selectDoor(tx, door_id);
    if (!door) return refuse(noDoor);
    const ids = [...new Set(performance_ids)];
    const events: { eventId: number; placeIds: readonly number[] }[] = [];
    let endsAt = 0;
    for (const performanceId of ids) {
      const area = await findArea(tx, performanceId);
      const [event] = area?.kind === 'events' ? area.events : [];
      if (!event?.placeIds.includes(door.place_id)) return refuse(elsewhere);
      const performance = await selectDoorPerformance(tx, { eventId: event.eventId, performanceId });
      endsAt = Math.max(endsAt, (performance?.started_at.getTime() ?? 0) + closesAfterMs);
      events.push(event);
    }
    const titles = await selectDoorTitles(tx, ids, null);
    return {
      kind: 'previewed',
      subject: `door:${door_id}`,
      area: { kind: 'events', events },
      before: null,
      after: {
        device: name,
        door: door.name,
        performances: titles.map(({ title, started_text }) => `${title}, ${started_text.slice(0, 16)}`),
        ends_at: new Date(endsAt).toISOString(),
      },
      change: {
        name,
        place_id: door.place_id,
        door_id,
        event_ids: events.map(({ eventId }) => eventId),
        performance_ids: ids,
        ends_at: new Date(endsAt),
      },
    };
  },
  run: async (tx, device, { actor, at }) => {
    const [id, pairing_ends_at] = [randomUUID(), new Date(at.getTime() + pairingMs)];
    await insertDevice(tx, { ...device, id, invited_by: actor.name, invited_at: at, pairing_ends_at });
    return { device_id: id, expires_at: pairing_ends_at.toISOString() };
  },
  answer: ({ device_id, expires_at }) => ({
    device_id,
    link: pairingLink(deps.origin(), writePairingToken(deps.secret, device_id)),
    expires_at,
  }),
});

export const endDoorDevice: Command<'door.end-device', string, { readonly device_id: string }> = {
  name: 'door.end-device',
  permission: 'door.change',
  needsStepUp: false,
  preview: async (tx, { device_id }) => {
    const device = await lockDevice(tx, device_id);
    if (!device) return refuse(noDevice);
    const shown = { device: device.name, invited_by: device.invited_by };
    return {
      kind: 'previewed',
      subject: `door:${device.door_id}`,
      area: {
        kind: 'events',
        events: device.event_ids.map((eventId) => ({ eventId, placeIds: [device.place_id] })),
      },
      before: shown,
      after: { ...shown, is_ended: true },
      change: device_id,
    };
  },
  run: async (tx, device_id, { at }) => {
    await updateDeviceEnd(tx, device_id, at);
    return { device_id };
  },
  answer: (stored) => stored,
};

const digestToken = (token: string) => hash('sha256', token);

export const toPairedDevice = ({ id, name, door_id, ends_at }: DeviceRow): PairedDevice => ({
  id,
  name,
  door_id,
  ends_at: ends_at.toISOString(),
});

/** Once for each code, and in time. The token is for the phone's cookie alone. */
export async function pairDevice(
  { db, now, secret }: DeviceDeps,
  pairingToken: string,
): Promise<{ readonly token: string; readonly device: PairedDevice } | undefined> {
  const id = readPairingToken(secret, pairingToken);
  if (id === undefined) return undefined;
  const token = randomBytes(32).toString('base64url');
  const device = await pairDeviceRow(db, { id, digest: digestToken(token), at: now() });
  return device && { token, device: toPairedDevice(device) };
}

/** Undefined once it may not even hand in what it has. */
export const findDevice = (
  { db, now }: Pick<DeviceDeps, 'db' | 'now'>,
  token: string,
): Promise<DeviceRow | undefined> =>
  selectDeviceByToken(db, digestToken(token), new Date(now().getTime() - handInMs));

/** Phones are called by the names of those who carry them: a month later nobody needs to know. */
export const forgetDevices = (db: Db, at: Date): Promise<void> =>
  deleteDevices(db, new Date(at.getTime() - keptMs));

export async function leaveDoor({ db, now }: Pick<DeviceDeps, 'db' | 'now'>, token: string): Promise<void> {
  const device = await findDevice({ db, now }, token);
  if (device) await updateDeviceEnd(db, device.id, now());
}
