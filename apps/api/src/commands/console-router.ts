import { Readable } from 'node:stream';
import type {
  CommandInput,
  CommandName,
  UploadName,
  WirePreview,
} from '@parterre/contracts/console/commands';
import { commandRoutes } from '@parterre/contracts/console/console-routes';
import type { Assertion } from '@parterre/contracts/console/passkey-exchange';
import type { Problem } from '@parterre/contracts/errors/problem';
import { hasPermission, isPermitted, type Permission } from '@parterre/domain/staff/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import type { AnyCommand, Command, Json, OfferedCommands, Refused, StaffActor } from './command.ts';
import { type ReceivedFile, receiveFile, TooManyBytes } from './receive-file.ts';
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

type StreamQuery<Route extends StreamRoute> = z.output<Route['schema']['querystring']>;

interface Stream<Wanted> {
  readonly refuse: (actor: StaffActor, query: Wanted) => Promise<Refused | undefined>;
  readonly open: (query: Wanted) => OpenStream;
}

interface OpenStream {
  readonly body: Readable;
  /** A comment, so that nobody on the way takes the silence for an end. */
  beat(): void;
}

/** Below the half minute after which proxies give up. */
const beatEveryMs = 15_000;
/** More tabs than anybody looks at. */
const maxStreamsEach = 20;
const tooManyStreams = makeProblem('rate_limited', 'Too many streams are open for this account.', {
  retry_after_seconds: 60,
});

interface UploadRoute {
  readonly method: 'POST';
  readonly url: string;
  readonly schema: { readonly headers: z.ZodType; readonly response: { readonly 200: z.ZodType } };
}

/** A file that comes, and the command that it becomes. */
interface Upload<Name extends UploadName, Change, Stored extends Json> {
  readonly permission: Permission;
  readonly maxBytes: number;
  /** The answer where more comes. */
  readonly tooHeavy: Problem;
  /** Reads it, and keeps what belongs to it where it can be found. Nothing is named by anything until the command has run. */
  readonly receive: (file: ReceivedFile) => Promise<Command<Name, Change, Stored> | Refused>;
}

/** Of everybody, for each process: each has a file on disk, and waits for its turn to be looked at. */
const maxUploads = 4;
const tooManyUploads = makeProblem('overloaded', 'Too many files come at once. Send it again.');
/** Why, in the audit log: nobody is asked. */
const uploadReason = 'uploaded';

type Reply<Route extends ReadRoute> = z.input<Route['schema']['response'][200]>;

export interface ConsoleDocument {
  readonly status: number;
  readonly html: string;
  /** The origin that its pictures and fonts are of. */
  readonly filesFrom: string;
}

/** It may be looked at by the page around it, which is the console's own. */
const documentPolicy = (filesFrom: string) =>
  [
    'sandbox allow-same-origin',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `font-src data: ${filesFrom}`,
    `img-src https: data: ${filesFrom}`,
    `base-uri ${filesFrom}`,
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

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
  /** A document for a frame of the console. Nothing in it runs, whatever it says. */
  readonly document: <Route extends StreamRoute>(
    route: Route,
    handle: (
      actor: StaffActor,
      query: StreamQuery<Route> & { readonly acceptedLanguages: string },
    ) => Promise<ConsoleDocument | Refused>,
  ) => void;
  /**
   * Server-sent events for whoever is signed in and may see it, until they leave, or are signed out, or may not any more. They say that
   * something changed; what, is read.
   */
  readonly stream: <Route extends StreamRoute>(route: Route, stream: Stream<StreamQuery<Route>>) => void;
  /** `around` is given both calls of it, where something else is to give way to them. */
  readonly command: <Name extends CommandName, Change, Stored extends Json>(
    command: Command<Name, Change, Stored>,
    around?: Around,
  ) => void;
  /** A command that is told a file: whoever may not do it is sent away before the first byte of it is read. */
  readonly upload: <Name extends UploadName, Change, Stored extends Json>(
    route: UploadRoute,
    upload: Upload<Name, Change, Stored>,
  ) => void;
  /** What is offered so far, for whoever confirms what somebody else has asked for. */
  readonly offered: OfferedCommands;
}

type Around = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface OfferedCommand<Name extends CommandName, Change, Stored extends Json> {
  readonly command: Command<Name, Change, Stored>;
  readonly around: Around;
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
  { findActor, findAgain }: FindActors,
): ConsoleRouter {
  const offered = new Map<string, AnyCommand>();
  const streams = keepStreams(app);
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
    document: ({ url, schema }, handle) => {
      app.get(url, { schema }, async (request, reply) => {
        const acceptedLanguages = request.headers['accept-language'] ?? '';
        // The schema of the route has made it what its type says.
        const query = { ...(request.query as object), acceptedLanguages } as never;
        const answer = await handle(findActor(request), query);
        if (isRefused(answer)) return sendProblem(reply, answer.problem);
        const { status, html, filesFrom } = answer;
        return reply
          .code(status)
          .headers({
            'content-security-policy': documentPolicy(filesFrom),
            'x-frame-options': 'SAMEORIGIN',
            'cache-control': 'no-store',
          })
          .type('text/html; charset=utf-8')
          .serializer(String)
          .send(html);
      });
    },
    stream: ({ url, schema }, stream) => {
      app.get(url, { schema, exposeHeadRoute: false }, async (request, reply) => {
        const actor = findActor(request);
        // The schema of the route has made it what its type says.
        const query = request.query as never;
        const refused = await stream.refuse(actor, query);
        if (refused) return sendProblem(reply, refused.problem);
        if (streams.count(actor.accountId) >= maxStreamsEach) return sendProblem(reply, tooManyStreams);
        const opened = stream.open(query);
        // Who watches an evening that nobody buys for hears nothing but beats.
        request.raw.socket.setTimeout(0);
        streams.keep(actor.accountId, opened, async () => {
          const today = await findAgain(request);
          return today !== undefined && (await stream.refuse(today, query)) === undefined;
        });
        return reply
          .headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
          .send(opened.body);
      });
    },
    command: (command, around = (work) => work()) => {
      // Its input is read by its own contract again before it is run from there.
      offered.set(command.name, command as unknown as AnyCommand);
      addRunRoute(app, deps, findActor, { command, around });
      addPreviewRoute(app, deps, findActor, { command, around });
    },
    upload: (route, upload) => addUploadRoute(app, deps, findActor, { route, upload }),
  };
}

const bodyLimit = ({ maxBodyBytes }: { readonly maxBodyBytes?: number }) =>
  maxBodyBytes === undefined ? {} : { bodyLimit: maxBodyBytes };

type FindActor = (request: FastifyRequest) => StaffActor;

interface FindActors {
  readonly findActor: FindActor;
  /** Whoever it is by now. Undefined once they are signed out. */
  readonly findAgain: (request: FastifyRequest) => Promise<StaffActor | undefined>;
}

interface KeptStreams {
  count(accountId: string): number;
  /** Until it is closed, or ended because it is allowed no more. */
  keep(accountId: string, stream: OpenStream, isAllowed: () => Promise<boolean>): void;
}

function keepStreams(app: FastifyInstance): KeptStreams {
  const kept = new Map<OpenStream, string>();
  const end = ({ body }: OpenStream) => void body.push(null);
  // Streams do not end by themselves, and a server that closes waits for them.
  app.addHook('preClose', async () => {
    for (const stream of kept.keys()) end(stream);
  });
  return {
    count: (accountId) => [...kept.values()].filter((id) => id === accountId).length,
    keep: (accountId, stream, isAllowed) => {
      const beating = setInterval(() => {
        stream.beat();
        isAllowed().then(
          (isStill) => isStill || end(stream),
          (error: unknown) => app.log.error(error, 'who listens to a stream could not be found'),
        );
      }, beatEveryMs);
      kept.set(stream, accountId);
      stream.body.once('close', () => {
        clearInterval(beating);
        kept.delete(stream);
      });
    },
  };
}

function addRunRoute<Name extends CommandName, Change, Stored extends Json>(
  app: FastifyInstance,
  deps: CommandDeps,
  findActor: FindActor,
  { command, around }: OfferedCommand<Name, Change, Stored>,
): void {
  const { url, schema } = commandRoutes(command.name).run;
  app.post<{ Body: CommandBody<Name> }>(url, { schema, ...bodyLimit(command) }, async (request, reply) => {
    const { input, reason, step_up: stepUp, seen } = request.body;
    const outcome = await around(() =>
      runCommand(deps, command, {
        actor: findActor(request),
        input,
        reason,
        stepUp,
        seen,
        key: String(request.headers['idempotency-key']),
        requestId: request.id,
      }),
    );
    if (outcome.kind === 'refused') return sendProblem(reply, outcome.problem);
    if (outcome.kind === 'done') return outcome.result;
    const { request_id, expires_at } = outcome;
    return reply.code(202).send({ request_id, expires_at });
  });
}

interface UploadCall<Name extends UploadName, Change, Stored extends Json> {
  readonly route: UploadRoute;
  readonly upload: Upload<Name, Change, Stored>;
}

function addUploadRoute<Name extends UploadName, Change, Stored extends Json>(
  app: FastifyInstance,
  deps: CommandDeps,
  findActor: FindActor,
  { route, upload }: UploadCall<Name, Change, Stored>,
): void {
  let underWay = 0;
  const run = async (request: FastifyRequest, file: ReceivedFile) => {
    // Nothing is heard of it while it waits for others and is worked on. Requests without a network have no such clock.
    request.raw.socket.setTimeout?.(0);
    const command = await upload.receive(file);
    if ('kind' in command) return command;
    return runCommand(deps, command, {
      actor: findActor(request),
      // What every upload is known by; its contract says so.
      input: { digest: file.digest, bytes: file.bytes } as CommandInput<Name>,
      reason: uploadReason,
      key: String(request.headers['idempotency-key']),
      requestId: request.id,
    });
  };
  // On its own, so that no other call takes files.
  app.register(async (own) => {
    // JSON would be read whole, and is no file.
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
    own.post<{ Body?: Readable }>(route.url, { schema: route.schema }, async (request, reply) => {
      if (!hasPermission(findActor(request).grants, upload.permission))
        return sendProblem(reply, notPermitted);
      if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes)
        return sendProblem(reply, upload.tooHeavy);
      if (underWay >= maxUploads) return sendProblem(reply, tooManyUploads);
      underWay += 1;
      try {
        // A slow line may take its time, as long as something comes.
        clearTimeout(request.bodyTimer);
        const body = request.body ?? Readable.from([]);
        const outcome = await receiveFile(body, upload.maxBytes, (file) => run(request, file));
        if (outcome.kind === 'refused') return sendProblem(reply, outcome.problem);
        if (outcome.kind === 'awaiting') throw new Error(`${route.url} waits for nobody`);
        return outcome.result;
      } catch (error) {
        if (error instanceof TooManyBytes) return sendProblem(reply, upload.tooHeavy);
        throw error;
      } finally {
        underWay -= 1;
      }
    });
  });
}

function addPreviewRoute<Name extends CommandName, Change, Stored extends Json>(
  app: FastifyInstance,
  deps: CommandDeps,
  findActor: FindActor,
  { command, around }: OfferedCommand<Name, Change, Stored>,
): void {
  const { url, schema } = commandRoutes(command.name).preview;
  app.post<{ Body: Pick<CommandBody<Name>, 'input'> }>(
    url,
    { schema, ...bodyLimit(command) },
    async (request, reply) => {
      const { input } = request.body;
      // Before it is looked: whatever comes after belongs to what may have changed.
      const at = deps.now();
      const previewed = await around(() =>
        previewCommand(deps, command, { actor: findActor(request), input }),
      );
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
