import { randomUUID } from 'node:crypto';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../api-prefix.ts';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import { requireHuman } from '../bot-protection/bot-protection.routes.ts';
import type { BotGuard } from '../bot-protection/bot-protection.service.ts';
import { findState, refreshSeconds, roomPage, roomPolicy } from './page/room-page.ts';
import { programmePath, readLanguage, type ShowRoomDeps, showRoom } from './page/show-room.service.ts';
import {
  isAdmitted,
  type RoomCookieRules,
  readPlace,
  rememberAdmission,
  rememberPlace,
} from './room-cookies.ts';
import { findNumber } from './room-view.ts';
import type { ClaimResult, WaitingRooms } from './waiting-rooms.service.ts';

export interface RoomRouteDeps extends ShowRoomDeps {
  readonly rooms: WaitingRooms;
  readonly guard: BotGuard;
  readonly cookie: RoomCookieRules;
  /** The basket of whoever asks, if there is one. */
  readonly readBasketId: (request: FastifyRequest) => string | undefined;
  /** From now on: it is this one that was let in. */
  readonly rememberBasketId: (reply: FastifyReply, basketId: string) => void;
}

const refusals = {
  unknown: makeProblem('not_found', 'There is no such waiting room.'),
  closed: makeProblem('waiting_room_closed', 'Places cannot be taken now.'),
  'not-your-turn': makeProblem('not_your_turn', 'Others are before you.'),
} as const;

export function addWaitingRoomRoutes(plain: FastifyInstance, deps: RoomRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { rooms, guard, cookie } = deps;
  const { takePlace, claimAdmission } = routes;

  app.post(
    withoutApiPrefix(takePlace.url),
    { schema: takePlace.schema, preHandler: skipForHolders(requireHuman(guard)) },
    async (request, reply) => {
      const { id: room } = request.params;
      const taken = await rooms.takePlace(room, readPlace(request, room));
      if (taken.kind !== 'taken') return sendProblem(reply, refusals[taken.kind]);
      const { place } = taken;
      if (taken.isNew) rememberPlace(reply, room, { place, rules: cookie });
      const view = await rooms.find(room);
      return { room, id: place.id, number: (view && findNumber(view, place)) ?? null };
    },
  );

  app.post(
    withoutApiPrefix(claimAdmission.url),
    { schema: claimAdmission.schema },
    async (request, reply) => {
      const claimed = await claim(deps, request, reply, request.params.id);
      if (claimed.kind !== 'admitted') return sendProblem(reply, refusals[claimed.kind]);
      const { id, event_id, performance_ids } = claimed.room;
      const admitted_until = new Date(claimed.untilMs).toISOString();
      return { room: id, event_id, date_ids: performance_ids, admitted_until };
    },
  );

  plain.register(async (own) => addPlainPages(own, deps));
}

/** Whoever has a place proves nothing again: they are only told which it is. */
const skipForHolders = (prove: ReturnType<typeof requireHuman>): ReturnType<typeof requireHuman> =>
  async function (request, reply) {
    const { id } = request.params as { readonly id: number };
    if (!readPlace(request, id)) await prove.call(this, request, reply);
  };

async function claim(
  { rooms, readBasketId, rememberBasketId, cookie }: RoomRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  roomId: number,
): Promise<ClaimResult> {
  const existing = readBasketId(request);
  const basketId = existing ?? randomUUID();
  const claimed = await rooms.claim({ roomId, place: readPlace(request, roomId), basketId });
  if (claimed.kind !== 'admitted') return claimed;
  if (!existing) rememberBasketId(reply, basketId);
  rememberAdmission(reply, { room: roomId, basketId, untilMs: claimed.untilMs }, cookie);
  return claimed;
}

interface PageCall {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly lang?: string; readonly failed?: string };
}

const maxFormBytes = 2048;

/** The same without scripting: forms, and a page that is fetched again by itself. */
function addPlainPages(app: FastifyInstance, deps: RoomRouteDeps): void {
  const { rooms, now, mainLang, guard, cookie } = deps;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    async (_request: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  const back = (reply: FastifyReply, request: FastifyRequest<PageCall>, hasFailed: boolean) => {
    const lang = encodeURIComponent(request.query.lang ?? '');
    const address = `/api/waiting-rooms/${Number(request.params.id)}/page?lang=${lang}`;
    return reply.redirect(`${address}${hasFailed ? '&failed=1' : ''}`, 303);
  };
  const address = '/waiting-rooms/:id(^[1-9]\\d{0,8}$)/page';

  app.get<PageCall>(address, { schema: { hide: true } }, async (request, reply) => {
    const lang = readLanguage(request.query.lang, await mainLang());
    const room = await rooms.find(Number(request.params.id));
    if (!room) return reply.redirect(await programmePath(deps, lang), 302);
    const place = readPlace(request, room.id);
    const basketId = deps.readBasketId(request) ?? '';
    const page = await showRoom(deps, room, lang, {
      place,
      isAdmitted: isAdmitted(request, { room: room.id, basketId }, now().getTime()),
      hasFailed: request.query.failed === '1',
    });
    const seconds = refreshSeconds(findState(page, now().getTime()));
    if (seconds !== undefined) reply.header('refresh', seconds);
    return (
      reply
        .type('text/html; charset=utf-8')
        // Without the name of its origin browsers would send its forms as those of nobody.
        .header('referrer-policy', 'same-origin')
        .header('content-security-policy', `${roomPolicy}; frame-ancestors 'none'`)
        .send(roomPage(page, now().getTime()))
    );
  });

  app.post<PageCall>(`${address}/place`, { schema: { hide: true } }, async (request, reply) => {
    const room = Number(request.params.id);
    const existing = readPlace(request, room);
    const { website = '' } = (request.body ?? {}) as { readonly website?: string };
    const mark = `${request.url} ${request.id}`;
    const verdict = existing
      ? { kind: 'person' }
      : await guard.judge({ ip: request.ip, request: mark, proof: { website } });
    if (verdict.kind !== 'person') return back(reply, request, true);
    const taken = await rooms.takePlace(room, existing);
    if (taken.kind === 'unknown') return reply.callNotFound();
    if (taken.kind === 'taken' && taken.isNew)
      rememberPlace(reply, room, { place: taken.place, rules: cookie });
    return back(reply, request, taken.kind === 'closed');
  });

  app.post<PageCall>(`${address}/admission`, { schema: { hide: true } }, async (request, reply) => {
    await claim(deps, request, reply, Number(request.params.id));
    return back(reply, request, false);
  });
}
