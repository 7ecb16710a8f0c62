import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../../api-prefix.ts';
import { makeProblem, sendProblem } from '../../../problems/problem.ts';
import { makeVisitorTurns } from '../documents/visitor-turns.ts';
import { orderProblem } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { KeyRing } from '../tickets/keys/key-ring.ts';
import {
  findGoodTicket,
  findPassTicket,
  listChangedPasses,
  type PassKey,
  registerPass,
  renderApplePass,
  saveToGoogle,
  unregisterPass,
} from './wallet-passes.service.ts';

const passType = 'application/vnd.apple.pkpass';
/** Of one visitor: more would only wait in the same line. */
const maxAtWork = 2;

interface WalletDeps {
  readonly sale: SaleDeps;
  readonly keys: KeyRing;
  /** Tells visitors apart, so that each has a turn. */
  readonly markVisitor: (ip: string) => string;
}

const refuseUnknown = (reply: FastifyReply) => sendProblem(reply, orderProblem({ kind: 'not-found' }));

/** What the buttons beside a ticket lead to. */
export function addWalletRoutes(plain: FastifyInstance, { sale, keys, markVisitor }: WalletDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const turns = makeVisitorTurns(maxAtWork);
  const { readApplePass, saveToGoogle: save } = routes;

  app.get(withoutApiPrefix(readApplePass.url), { schema: readApplePass.schema }, ({ params, ip }, reply) => {
    const mark = markVisitor(ip);
    return turns(mark, async () => {
      const ticket = await findGoodTicket(sale, params.code, keys.public);
      const pass = ticket && (await renderApplePass(sale, ticket, { kind: 'visitor', mark }));
      return pass && ticket ? sendPass(reply, pass, ticket.number) : refuseUnknown(reply);
    });
  });

  app.get(withoutApiPrefix(save.url), { schema: save.schema }, async ({ params }, reply) => {
    const ticket = await findGoodTicket(sale, params.code, keys.public);
    const url = ticket && (await saveToGoogle(sale, ticket));
    return url === undefined ? refuseUnknown(reply) : reply.redirect(url, 302);
  });
}

const sendPass = (reply: FastifyReply, pass: Buffer, number: string) =>
  reply
    .header('content-disposition', `attachment; filename="ticket-${number}.pkpass"`)
    .header('cache-control', 'no-store')
    .type(passType)
    .serializer((body: unknown) => body as string)
    .send(pass);

/**
 * What phones ask that have a pass: https://developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes. To be registered apart
 * from what visitors call: it knows nobody by a cookie.
 */
export function addPassService(
  plain: FastifyInstance,
  { sale, markVisitor }: Omit<WalletDeps, 'keys'>,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const turns = makeVisitorTurns(maxAtWork);
  const { registerPass: register, unregisterPass: unregister, readChangedPasses: readChanged } = routes;
  const { readPass, logPasses } = routes;
  const find = async (reply: FastifyReply, key: PassKey) => {
    const ticket = await findPassTicket(sale, key);
    if (ticket === 'not-allowed')
      sendProblem(reply, makeProblem('signature_invalid', 'This is not the token of the pass.'));
    else if (!ticket) refuseUnknown(reply);
    else return ticket;
    return undefined;
  };

  app.post(register.url, { schema: register.schema }, async ({ params, headers, body }, reply) => {
    const ticket = await find(reply, { ...params, ...headers });
    if (!ticket) return reply;
    const isNew = await registerPass(sale, ticket, { device: params.device, pushToken: body.pushToken });
    if (isNew === undefined)
      return sendProblem(
        reply,
        makeProblem('rate_limited', 'This pass is on too many devices.', { retry_after_seconds: 3600 }),
      );
    return reply.code(isNew ? 201 : 200).send({});
  });

  app.delete(unregister.url, { schema: unregister.schema }, async ({ params, headers }, reply) => {
    const ticket = await find(reply, { ...params, ...headers });
    if (!ticket) return reply;
    await unregisterPass(sale, ticket, params.device);
    return {};
  });

  app.get(readChanged.url, { schema: readChanged.schema }, async ({ params, query }, reply) => {
    if (sale.wallets.apple?.passType !== params.pass_type) return refuseUnknown(reply);
    const changed = await listChangedPasses(sale, params.device, query.passesUpdatedSince);
    return changed ?? reply.code(204).send(null);
  });

  app.get(readPass.url, { schema: readPass.schema }, ({ params, headers, ip }, reply) => {
    const mark = markVisitor(ip);
    return turns(mark, async () => {
      const ticket = await find(reply, { ...params, ...headers });
      if (!ticket) return reply;
      const pass = await renderApplePass(sale, ticket, { kind: 'visitor', mark });
      return pass ? sendPass(reply, pass, ticket.number) : refuseUnknown(reply);
    });
  });

  app.post(
    logPasses.url,
    { schema: logPasses.schema, bodyLimit: maxLogBytes },
    async ({ body, log }, reply) => {
      if (!sale.wallets.apple) return refuseUnknown(reply);
      // In the words of strangers: few of them, and cut off.
      const said = body.logs.slice(0, 5).map((text) => text.slice(0, 300));
      log.warn({ said }, 'a phone could not do something with a pass');
      return {};
    },
  );
}

const maxLogBytes = 16 * 1024;
