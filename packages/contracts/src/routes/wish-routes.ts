import { z } from 'zod';
import { wishPaths } from '../paths/wish-paths.ts';
import { wish, wishKey, wishRequest } from '../waiting-list/wish.ts';
import { refusals } from './refusals.ts';

/** The waiting list. The token in the link of a mail is the only key to a wish. */
export const wishRoutes = {
  requestWish: {
    method: 'POST',
    url: wishPaths.requestWish,
    schema: {
      summary: 'Wait for tickets that are sold out; the address is asked to confirm, whoever sends this',
      body: wishRequest,
      response: {
        202: z.object({}),
        ...refusals(
          'invalid_request',
          'origin_refused',
          'recaptcha_failed',
          'not_found',
          'sale_closed',
          'tickets_available',
        ),
      },
    },
  },
  showWish: {
    method: 'POST',
    url: wishPaths.showWish,
    schema: {
      summary: 'A wish, where it stands, and what is kept for it',
      body: wishKey,
      response: { 200: wish, ...refusals('invalid_request', 'origin_refused', 'not_found') },
    },
  },
  confirmWish: {
    method: 'POST',
    url: wishPaths.confirmWish,
    schema: {
      summary: 'The address is mine, and waits from now on; may be sent again',
      body: wishKey,
      response: { 200: wish, ...refusals('invalid_request', 'origin_refused', 'not_found') },
    },
  },
  withdrawWish: {
    method: 'POST',
    url: wishPaths.withdrawWish,
    schema: {
      summary: 'Wait no more; what is kept goes to the next in line, and the address is deleted',
      body: wishKey,
      response: { 200: wish, ...refusals('invalid_request', 'origin_refused', 'not_found') },
    },
  },
  declineOffer: {
    method: 'POST',
    url: wishPaths.declineOffer,
    schema: {
      summary: 'Not these: they go to the next in line, and the wish waits for its other dates',
      body: wishKey,
      response: { 200: wish, ...refusals('invalid_request', 'origin_refused', 'not_found', 'offer_ended') },
    },
  },
  takeOffer: {
    method: 'POST',
    url: wishPaths.takeOffer,
    schema: {
      summary: 'Put what is kept into the basket, all of it or nothing',
      body: wishKey,
      response: {
        200: wish,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'offer_ended',
          'limit_exceeded',
          'currency_unavailable',
          'sale_closed',
        ),
      },
    },
  },
} as const;
