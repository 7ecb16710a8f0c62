import { z } from 'zod';
import { walletPaths } from '../paths/wallet-paths.ts';
import { ticketParams } from '../tickets/ticket-code.ts';
import { fileReply } from './file-reply.ts';
import { refusals } from './refusals.ts';

const passFile = (summary: string) => fileReply(summary, 'application/vnd.apple.pkpass');

const device = z.string().regex(/^[\w.-]{1,100}$/, 'must be the identifier of a device');
const passType = z.string().regex(/^[\w.-]{1,100}$/, 'must be the identifier of a type of passes');
const serial = z.string().regex(/^[\w-]{1,64}$/, 'must be the serial number of a pass');

const passParams = z.object({ pass_type: passType, serial });
const registrationParams = passParams.extend({ device });

/** Phones send `ApplePass` and the token that stands in the pass. */
const passHeaders = z.object({ authorization: z.string().max(200).optional() });

const nothing = z.object({});

/** Tickets as passes. The code is the only key to a ticket; what comes below `/api/wallet` is Apple's web service for passes that are on phones. */
export const walletRoutes = {
  readApplePass: {
    method: 'GET',
    url: walletPaths.readApplePass,
    schema: {
      summary: 'A good ticket for Apple Wallet',
      params: ticketParams,
      response: { 200: passFile('A signed pass'), ...refusals('not_found') },
    },
  },
  saveToGoogle: {
    method: 'GET',
    url: walletPaths.saveToGoogle,
    schema: {
      summary: 'Leads to where a good ticket is saved in Google Wallet',
      params: ticketParams,
      response: { 302: z.null().describe('Leads to Google'), ...refusals('not_found') },
    },
  },
  registerPass: {
    method: 'POST',
    url: walletPaths.registerPass,
    schema: {
      summary: 'A phone wants to be told when a pass changes',
      params: registrationParams,
      headers: passHeaders,
      body: z.object({
        pushToken: z.string().regex(/^[0-9A-Fa-f]{2,200}$/, 'must be the token of a device'),
      }),
      response: {
        200: nothing.describe('It was known before'),
        201: nothing,
        ...refusals('invalid_request', 'signature_invalid', 'not_found'),
      },
    },
  },
  unregisterPass: {
    method: 'DELETE',
    url: walletPaths.registerPass,
    schema: {
      summary: 'A phone has the pass no more',
      params: registrationParams,
      headers: passHeaders,
      response: { 200: nothing, ...refusals('signature_invalid', 'not_found') },
    },
  },
  readChangedPasses: {
    method: 'GET',
    url: walletPaths.readChangedPasses,
    schema: {
      summary: 'Which passes of a phone have changed since it last asked',
      params: z.object({ device, pass_type: passType }),
      querystring: z.object({
        passesUpdatedSince: z
          .string()
          .regex(/^\d{1,15}$/, 'must be a tag of an earlier answer')
          .optional()
          .describe('`lastUpdated` of the last answer'),
      }),
      response: {
        200: z.object({ serialNumbers: z.array(z.string()), lastUpdated: z.string() }),
        204: z.null().describe('None has'),
        ...refusals('not_found'),
      },
    },
  },
  readPass: {
    method: 'GET',
    url: walletPaths.readPass,
    schema: {
      summary: 'A pass as it is today; void once its ticket opens no door',
      params: passParams,
      headers: passHeaders,
      response: { 200: passFile('A signed pass'), ...refusals('signature_invalid', 'not_found') },
    },
  },
  logPasses: {
    method: 'POST',
    url: walletPaths.logPasses,
    schema: {
      summary: 'What went wrong on a phone, in its words',
      body: z.object({ logs: z.array(z.string()).max(100) }),
      response: { 200: nothing, ...refusals('invalid_request', 'not_found') },
    },
  },
} as const;
