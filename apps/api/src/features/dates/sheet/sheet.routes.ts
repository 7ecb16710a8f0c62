import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { makeTextAnswer } from '../../../answers/answer.ts';
import type { AnswerCache } from '../../../answers/answer-cache.ts';
import { cacheControl, liveFreshness as freshness } from '../../../answers/freshness.ts';
import { addKeptRoute } from '../../../answers/kept-route.ts';
import { readSheet, type SheetParts } from './sheet.service.ts';
import { sheetPage, sheetPolicy } from './sheet-page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControl(freshness),
  'content-security-policy': sheetPolicy,
  vary: 'accept-encoding',
};

/** The plan and the prices of a date as a page for paper, and for whoever has no scripting. */
export function addSheetRoute(app: FastifyInstance, cache: AnswerCache, parts: SheetParts): void {
  addKeptRoute(app, routes.printDate, {
    ...{ cache, freshness, headers },
    make: async (query, { id }) => {
      const sheet = await readSheet(parts, id, query);
      return sheet && makeTextAnswer(sheetPage(sheet));
    },
  });
}
