import { z } from 'zod';
import { waitingRoomPaths } from '../paths/waiting-room-paths.ts';
import { claimedAdmission, placeRequest, roomParameters, takenPlace } from '../waiting-room/waiting-room.ts';
import { refusals } from './refusals.ts';

/** Before a sale that many want. Whose place it is, a signed cookie says; how the room stands, a file. */
export const waitingRoomRoutes = {
  takePlace: {
    method: 'POST',
    url: waitingRoomPaths.takePlace,
    schema: {
      summary: 'Take a place in the waiting room of a sale; whoever has one is told which',
      params: roomParameters,
      body: placeRequest,
      response: {
        200: takenPlace,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'recaptcha_failed',
          'not_found',
          'waiting_room_closed',
        ),
      },
    },
  },
  claimAdmission: {
    method: 'POST',
    url: waitingRoomPaths.claimAdmission,
    schema: {
      summary:
        'Be let in: the number of the place is below the one that is served. However late, it stays good',
      params: roomParameters,
      body: z.object({}).optional(),
      response: {
        200: claimedAdmission,
        ...refusals('invalid_request', 'origin_refused', 'not_found', 'not_your_turn', 'waiting_room_closed'),
      },
    },
  },
} as const;
