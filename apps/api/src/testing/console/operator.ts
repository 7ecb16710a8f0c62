import { randomUUID } from 'node:crypto';
import type { CommandInput, CommandName } from '@parterre/contracts/console/commands';
import type { Assertion } from '@parterre/contracts/console/passkey-exchange';
import type { Me } from '@parterre/contracts/console/staff';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import {
  type Ceremony,
  type CreationOptions,
  makeAuthenticator,
  type RequestOptions,
  type SoftwareAuthenticator,
} from './software-authenticator.ts';

/** What it is beyond that, the test says. */
interface AnswerBody {
  readonly error?: { readonly code: string; readonly details?: unknown };
  readonly results?: readonly { readonly [key: string]: unknown }[];
  readonly [key: string]: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
  readonly setCookie: string | undefined;
}

export interface RunOptions {
  readonly reason?: string;
  readonly key?: string;
  /** Instead of a touch for exactly this act; null for none. */
  readonly stepUp?: Assertion | null;
  /** Of an earlier preview; else of the one that is made just before. */
  readonly seen?: unknown;
}

/** A browser of somebody of the house: it keeps its cookie, and has an authenticator at hand. */
export interface Operator {
  readonly authenticator: SoftwareAuthenticator;
  call(method: 'GET' | 'POST', url: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  get(url: string): Promise<Answer>;
  follow(link: string): Promise<Answer>;
  makePasskey(ceremony?: Partial<Ceremony>, stepUp?: Assertion): Promise<Answer>;
  startSignIn(): Promise<RequestOptions>;
  signIn(ceremony?: Partial<Ceremony>, options?: RequestOptions): Promise<Answer>;
  send(assertion: Assertion): Promise<Answer>;
  touch(
    command: CommandName | 'passkey.add',
    input: unknown,
    ceremony?: Partial<Ceremony>,
  ): Promise<Assertion>;
  preview<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Answer>;
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>, options?: RunOptions): Promise<Answer>;
  me(): Promise<Me>;
  cookie(): string | undefined;
  setCookie(cookie: string | undefined): void;
}

export interface OperatorOptions {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly authenticator?: SoftwareAuthenticator;
}

export function makeOperator({
  app,
  origin,
  authenticator = makeAuthenticator(),
}: OperatorOptions): Operator {
  let cookie: string | undefined;
  const here = { origin };

  const call: Operator['call'] = async (method, url, body, headers = {}) => {
    const reply = await app.inject({
      method,
      url,
      headers: { origin, 'user-agent': 'a test', ...(cookie && { cookie }), ...headers },
      ...(body && { payload: body }),
    });
    const setCookie = reply.headers['set-cookie']?.toString();
    if (setCookie) cookie = setCookie.includes('Max-Age=0') ? undefined : setCookie.split(';')[0];
    return { status: reply.statusCode, body: reply.json(), setCookie };
  };
  const post = (url: string, body?: object) => call('POST', url, body);
  const send = (assertion: Assertion) => post(consolePaths.signIn, { assertion });
  const startSignIn = async (): Promise<RequestOptions> =>
    (await post(consolePaths.startSignIn)).body as unknown as RequestOptions;
  const touch: Operator['touch'] = async (command, input, ceremony) => {
    const { status, body } = await post(consolePaths.startStepUp, { command, input });
    expect(status, JSON.stringify(body)).toBe(200);
    return authenticator.get(body as unknown as RequestOptions, { ...here, ...ceremony });
  };
  const operator: Operator = {
    authenticator,
    call,
    get: (url) => call('GET', url),
    follow: (link) => post(consolePaths.acceptInvitation, { token: new URL(link).hash.slice(1) }),
    makePasskey: async (ceremony, stepUp) => {
      const started = await post(consolePaths.startPasskey, { ...(stepUp && { step_up: stepUp }) });
      if (started.status !== 200) return started;
      const options = started.body as unknown as CreationOptions;
      const attestation = authenticator.create(options, { ...here, ...ceremony });
      return post(consolePaths.addPasskey, { name: 'a test', attestation });
    },
    startSignIn,
    signIn: async (ceremony, options) =>
      send(authenticator.get(options ?? (await startSignIn()), { ...here, ...ceremony })),
    send,
    touch,
    preview: (name, input) => post(consolePaths.previewCommand.replace(':command', name), { input }),
    run: async (name, input, { reason = 'for a test', key = randomUUID(), stepUp, seen } = {}) => {
      const { body } = await operator.preview(name, input);
      const isNeeded = stepUp === undefined && body.needs_step_up === true;
      const assertion = isNeeded ? await touch(name, input) : stepUp;
      return call(
        'POST',
        consolePaths.runCommand.replace(':command', name),
        { input, reason, seen: seen ?? body.seen, ...(assertion && { step_up: assertion }) },
        { 'idempotency-key': key },
      );
    },
    me: async () => {
      const { status, body } = await operator.get(consolePaths.readMe);
      expect(status, JSON.stringify(body)).toBe(200);
      return body as unknown as Me;
    },
    cookie: () => cookie,
    setCookie: (changed) => {
      cookie = changed;
    },
  };
  return operator;
}
