import { z } from 'zod';
import { workChallenge } from '../bot-protection/human-proof.ts';
import { visitPaths } from '../paths/visit-paths.ts';
import { qualityReport } from '../quality/quality-report.ts';
import { refusals } from './refusals.ts';

export const visitRoutes = {
  askForWork: {
    method: 'GET',
    url: visitPaths.askForWork,
    schema: {
      summary: 'A piece of work that proves a person is in no hurry, for forms that cannot use reCAPTCHA',
      response: { 200: workChallenge, ...refusals() },
    },
  },
  reportQuality: {
    method: 'POST',
    url: visitPaths.reportQuality,
    schema: {
      summary: 'How a page did for a visitor; only sums are kept',
      body: qualityReport,
      response: { 202: z.object({}), ...refusals('invalid_request', 'origin_refused') },
    },
  },
} as const;
