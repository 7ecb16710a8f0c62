import { doorRoutes } from '@parterre/contracts/door/door-routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import { clearDeviceCookie, readDeviceToken, setDeviceCookie } from './device-cookie.ts';
import { type DeviceDeps, findDevice, leaveDoor, pairDevice } from './devices.service.ts';
import { type SyncDeps, syncDoor } from './sync.service.ts';

const linkExpired = makeProblem('link_expired', 'This code is not good, or not any more.');
const notPaired = makeProblem('signed_out', 'This phone is not paired, or not any more.');

/** Two hundred scans. */
const maxSyncBytes = 256 * 1024;

/** For phones at the doors: they have no account, and do nothing but hand in scans and read what is scanned against. */
export function addDoorRoutes(plain: FastifyInstance, deps: DeviceDeps & SyncDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { pairDoorDevice, syncDoor: sync, leaveDoor: leave } = doorRoutes;

  app.post(pairDoorDevice.url, { schema: pairDoorDevice.schema }, async (request, reply) => {
    const paired = await pairDevice(deps, request.body.token);
    if (!paired) return sendProblem(reply, linkExpired);
    return setDeviceCookie(reply, deps.origin(), paired.token).send(paired.device);
  });

  app.post(sync.url, { schema: sync.schema, bodyLimit: maxSyncBytes }, async (request, reply) => {
    const token = readDeviceToken(request, deps.origin());
    const device = token === undefined ? undefined : await findDevice(deps, token);
    if (!device) return sendProblem(reply, notPaired);
    return reply.send(await syncDoor(deps, device, request.body));
  });

  app.post(leave.url, { schema: leave.schema }, async (request, reply) => {
    const token = readDeviceToken(request, deps.origin());
    if (token !== undefined) await leaveDoor(deps, token);
    return clearDeviceCookie(reply, deps.origin()).send({});
  });
}
