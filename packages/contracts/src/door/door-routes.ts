import { z } from 'zod';
import { doorPaths } from '../paths/door-paths.ts';
import { refusals } from '../routes/refusals.ts';
import { pairedDevice, pairingKey, syncAnswer, syncRequest } from './door.ts';

/** Calls of the phones at the doors. They have no account: each is paired by a door lead, and no command. */
export const doorRoutes = {
  pairDoorDevice: {
    method: 'POST',
    url: doorPaths.pair,
    schema: {
      summary: 'Become a phone of a door, by the code that a door lead shows; once',
      body: pairingKey,
      response: { 200: pairedDevice, ...refusals('invalid_request', 'origin_refused', 'link_expired') },
    },
  },
  syncDoor: {
    method: 'POST',
    url: doorPaths.sync,
    schema: {
      summary: 'Hand in scans, each kept once, and take what is new: tickets, entries, doors, keys',
      body: syncRequest,
      response: { 200: syncAnswer, ...refusals('invalid_request', 'origin_refused', 'signed_out') },
    },
  },
  leaveDoor: {
    method: 'POST',
    url: doorPaths.leave,
    schema: {
      summary: 'End being a phone of a door; the answer is the same when it is none',
      response: { 200: z.object({}), ...refusals('origin_refused') },
    },
  },
} as const;
