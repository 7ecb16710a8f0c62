import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { addCachedRoute } from '../../../response-cache/cached-route.ts';
import { makeTextAnswer } from '../../../response-cache/response.ts';
import {
  type AnswerCache,
  cacheControl,
  liveFreshness as freshness,
} from '../../../response-cache/response-cache.ts';
import { readSheet, type SheetParts } from './printable-plan.service.ts';
import { sheetPage, sheetPolicy } from './printable-plan-page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl(freshness),
  'content-security-policy': sheetPolicy,
  vary: 'accept-encoding',
};

/** The plan and the prices of a date as a page for paper, and for whoever has no scripting. */
export function addSheetRoute(app: FastifyInstance, cache: AnswerCache, parts: SheetParts): void {
  addCachedRoute(app, routes.printDate, {
    cache,
    freshness,
    headers,
    make: async (query, { id }) => {
      const sheet = await readSheet(parts, id, query);
      return sheet && makeTextAnswer(sheetPage(sheet));
    },
  });
}
