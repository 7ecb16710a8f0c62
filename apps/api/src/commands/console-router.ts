import type { Readable } from 'node:stream';
import type { CommandInput, CommandName, WirePreview } from '@parterre/contracts/console/commands';
import { commandRoutes } from '@parterre/contracts/console/console-routes';
import type { Assertion } from '@parterre/contracts/console/passkey-exchange';
import { isPermitted, type Permission } from '@parterre/domain/staff/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sendProblem } from '../problems/problem.ts';
import type { AnyCommand, Command, Json, OfferedCommands, Refused, StaffActor } from './command.ts';
import {
  type CommandDeps,
  notPermitted,
  previewCommand,
  runCommand,
  seenToken,
} from './run-command.service.ts';

interface ReadRoute {
  readonly method: 'GET';
  readonly url: string;
  readonly schema: { readonly querystring?: z.ZodType; readonly response: { readonly 200: z.ZodType } };
}

interface StreamRoute {
  readonly method: 'GET';
  readonly url: string;
  readonly schema: { readonly querystring: z.ZodType };
}

type Query<Route extends ReadRoute> = Route['schema'] extends { querystring: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown;

type Reply<Route extends ReadRoute> = z.input<Route['schema']['response'][200]>;

/**
 * All that a feature is given to put calls on the console: it can read, and it can offer commands. There is no other way to change
 * something, so one that is not permitted, previewed and written down cannot be written.
 */
export interface ConsoleRouter {
  /** With a permission that counts in the whole house; `everybody` for whoever is signed in, who is shown what is theirs. */
  readonly read: <Route extends ReadRoute>(
    route: Route,
    permission: Permission | 'everybody',
    handle: (actor: StaffActor, query: Query<Route>) => Promise<Reply<Route> | Refused>,
  ) => void;
  /** Server-sent events for whoever is signed in, until they leave. They say that something changed; what, is read. */
  readonly stream: <Route extends StreamRoute>(
    route: Route,
    open: (actor: StaffActor, query: z.output<Route['schema']['querystring']>) => Promise<Readable | Refused>,
  ) => void;
  readonly command: <Name extends CommandName, Change, Stored extends Json>(
    command: Command<Name, Change, Stored>,
  ) => void;
  /** What is offered so far, for whoever confirms what somebody else has asked for. */
  readonly offered: OfferedCommands;
}

interface CommandBody<Name extends CommandName> {
  readonly input: CommandInput<Name>;
  readonly reason: string;
  readonly step_up?: Assertion;
  readonly seen?: string;
}

export function makeConsoleRouter(
  app: FastifyInstance,
  deps: CommandDeps,
  findActor: FindActor,
): ConsoleRouter {
  const offered = new Map<string, AnyCommand>();
  const streams = new Set<Readable>();
  // Streams do not end by themselves, and a server that closes waits for them.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.push(null);
  });
  return {
    offered,
    read: ({ url, schema }, permission, handle) => {
      app.get(url, { schema }, async (request, reply) => {
        const actor = findActor(request);
        if (permission !== 'everybody' && !isPermitted(actor.grants, permission, { kind: 'house' }))
          return sendProblem(reply, notPermitted);
        // The schema of the route has made it what its type says.
        const answer = await handle(actor, request.query as never);
        return isRefused(answer) ? sendProblem(reply, answer.problem) : reply.send(answer);
      });
    },
    stream: ({ url, schema }, open) => {
      app.get(url, { schema, exposeHeadRoute: false }, async (request, reply) => {
        // The schema of the route has made it what its type says.
        const opened = await open(findActor(request), request.query as never);
        if ('problem' in opened) return sendProblem(reply, opened.problem);
        // Who watches an evening that nobody buys for hears nothing but beats.
        request.raw.socket.setTimeout(0);
        streams.add(opened);
        opened.once('close', () => streams.delete(opened));
        return reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).send(opened);
      });
    },
    command: (command) => {
      // Its input is read by its own contract again before it is run from there.
      offered.set(command.name, command as unknown as AnyCommand);
      addRunRoute(app, deps, findActor, command);
      addPreviewRoute(app, deps, findActor, command);
    },
  };
}

const bodyLimit = ({ maxBodyBytes }: { readonly maxBodyBytes?: number }) =>
  maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes };

type FindActor = (request: FastifyRequest) => StaffActor;

function addRunRoute<Name extends CommandName, Change, Stored extends Json>(
  app: FastifyInstance,
  deps: CommandDeps,
  findActor: FindActor,
  command: Command<Name, Change, Stored>,
): void {
  const { url, schema } = commandRoutes(command.name).run;
  app.post<{ Body: CommandBody<Name> }>(url, { schema, ...bodyLimit(command) }, async (request, reply) => {
    const { input, reason, step_up: stepUp, seen } = request.body;
    const outcome = await runCommand(deps, command, {
      actor: findActor(request),
      input,
      reason,
      stepUp,
      seen,
      key: String(request.headers['idempotency-key']),
      requestId: request.id,
    });
    if (outcome.kind === 'refused') return sendProblem(reply, outcome.problem);
    if (outcome.kind === 'done') return outcome.result;
    const { request_id, expires_at } = outcome;
    return reply.code(202).send({ request_id, expires_at });
  });
}

function addPreviewRoute<Name extends CommandName, Change, Stored extends Json>(
  app: FastifyInstance,
  deps: CommandDeps,
  findActor: FindActor,
  command: Command<Name, Change, Stored>,
): void {
  const { url, schema } = commandRoutes(command.name).preview;
  app.post<{ Body: Pick<CommandBody<Name>, 'input'> }>(
    url,
    { schema, ...bodyLimit(command) },
    async (request, reply) => {
      const { input } = request.body;
      // Before it is looked: whatever comes after belongs to what may have changed.
      const at = deps.now();
      const previewed = await previewCommand(deps, command, { actor: findActor(request), input });
      if (previewed.kind === 'refused') return sendProblem(reply, previewed.problem);
      const { subject, before, after, needsSecondPerson = false, blocked } = previewed;
      const needs = { needs_step_up: command.needsStepUp, needs_second_person: needsSecondPerson };
      const seen = seenToken(previewed, at);
      return {
        subject,
        before,
        after,
        ...needs,
        is_blocked: blocked !== undefined,
        seen,
      } satisfies WirePreview;
    },
  );
}

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'refused';
