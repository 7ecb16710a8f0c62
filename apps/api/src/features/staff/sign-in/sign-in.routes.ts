import { commandContracts } from '@parterre/contracts/console/commands';
import { consoleReads, signInRoutes } from '@parterre/contracts/console/console-routes';
import { checkInput } from '@parterre/contracts/errors/check-input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Act } from '../../../commands/run-command.service.ts';
import { makeProblem, sendProblem } from '../../../problems/problem.ts';
import { showMe } from '../list-staff.service.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.ts';
import { findSession, type Session, signOut, type Visit } from './sessions.service.ts';
import {
  acceptInvitation,
  addPasskey,
  addPasskeyAct,
  signIn,
  startPasskey,
  startSignIn,
  startStepUp,
} from './sign-in.service.ts';

const problems = {
  signedOut: makeProblem('signed_out', 'Sign in first.'),
  linkExpired: makeProblem('link_expired', 'This link is not good, or not any more.'),
  passkeyRefused: makeProblem('passkey_refused', 'This passkey did not sign what it was asked to.'),
  noRole: makeProblem('not_permitted', 'The account has no role any more.'),
  stepUpRequired: makeProblem('step_up_required', 'Touch a passkey that is yours already.'),
  passkeyMissing: makeProblem('passkey_missing', 'Make a passkey first.'),
};

const maxBrowserLength = 300;

const readVisit = ({ headers, id }: FastifyRequest): Visit => ({
  browser: (headers['user-agent'] ?? '').slice(0, maxBrowserLength),
  requestId: id,
});

/** Ends what the browser was signed in with before: a token that somebody gave it opens nothing afterwards. */
async function enter(deps: StaffDeps, token: string, request: FastifyRequest, reply: FastifyReply) {
  const { db, now, origin } = deps;
  const former = readSessionToken(request, origin());
  if (former !== undefined) await signOut(db, former, now(), request.id);
  const session = await findSession(db, token, now());
  if (!session) return sendProblem(reply, problems.signedOut);
  return setSessionCookie(reply, origin(), token).send(await showMe(deps, session));
}

/** For those who are not signed in yet. */
export function addSignInRoutes(plain: FastifyInstance, deps: StaffDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const {
    acceptInvitation: accept,
    startSignIn: start,
    signIn: enterByPasskey,
    signOut: leave,
  } = signInRoutes;

  app.post(accept.url, { schema: accept.schema }, async (request, reply) => {
    const token = await acceptInvitation(deps, request.body.token, readVisit(request));
    return token === undefined
      ? sendProblem(reply, problems.linkExpired)
      : enter(deps, token, request, reply);
  });

  app.post(start.url, { schema: start.schema }, () => startSignIn(deps));

  app.post(enterByPasskey.url, { schema: enterByPasskey.schema }, async (request, reply) => {
    const signedIn = await signIn(deps, request.body.assertion, readVisit(request));
    switch (signedIn.kind) {
      case 'signed-in':
        return enter(deps, signedIn.token, request, reply);
      case 'no-role':
        return sendProblem(reply, problems.noRole);
      case 'passkey-refused':
        return sendProblem(reply, problems.passkeyRefused);
    }
  });

  app.post(leave.url, { schema: leave.schema }, async (request, reply) => {
    const { db, now, origin } = deps;
    const token = readSessionToken(request, origin());
    if (token !== undefined) await signOut(db, token, now(), request.id);
    return clearSessionCookie(reply, origin()).send({});
  });
}

export interface RequestSessions {
  readonly find: (request: FastifyRequest) => Session;
  /** As it is by now, long after the request came. Undefined once they are signed out. */
  readonly findAgain: (request: FastifyRequest) => Promise<Session | undefined>;
}

/** From here on nobody passes who is not signed in; answers who it is. */
export function requireSession(app: FastifyInstance, deps: StaffDeps): RequestSessions {
  const { db, now, origin } = deps;
  const sessions = new WeakMap<FastifyRequest, Session>();
  const findAgain: RequestSessions['findAgain'] = async (request) => {
    const token = readSessionToken(request, origin());
    return token === undefined ? undefined : findSession(db, token, now());
  };
  app.addHook('preValidation', async (request, reply) => {
    const session = await findAgain(request);
    if (!session) return sendProblem(reply, problems.signedOut);
    sessions.set(request, session);
  });
  const find: RequestSessions['find'] = (request) => {
    const session = sessions.get(request);
    if (!session) throw new Error(`${request.url} is answered to nobody in particular`);
    return session;
  };
  return { find, findAgain };
}

/** Of whoever is signed in: who they are, and their passkeys. */
export function addOwnRoutes(
  plain: FastifyInstance,
  deps: StaffDeps,
  findOwn: (request: FastifyRequest) => Session,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { startPasskey: start, addPasskey: add, startStepUp: stepUp } = signInRoutes;
  const { readMe } = consoleReads;

  app.get(readMe.url, { schema: readMe.schema }, (request) => showMe(deps, findOwn(request)));

  app.post(start.url, { schema: start.schema }, async (request, reply) => {
    const options = await startPasskey(deps, findOwn(request), request.body.step_up);
    return options ?? sendProblem(reply, problems.stepUpRequired);
  });

  app.post(add.url, { schema: add.schema }, async (request, reply) => {
    const added = await addPasskey(deps, findOwn(request), request.body, readVisit(request));
    if (!added) return sendProblem(reply, problems.passkeyRefused);
    return setSessionCookie(reply, deps.origin(), added.token).send(added.passkey);
  });

  app.post(stepUp.url, { schema: stepUp.schema }, async (request, reply) => {
    const act = readAct(request.body);
    if (act.kind === 'refused')
      return sendProblem(reply, makeProblem('invalid_request', 'This is not what the act takes.', act));
    const options = await startStepUp(deps, findOwn(request), act.value);
    return options ?? sendProblem(reply, problems.passkeyMissing);
  });
}

const nothing = z.strictObject({});

/** Read as the command will read it, so that the two are the same text. */
function readAct({ command, input }: z.output<(typeof signInRoutes)['startStepUp']['schema']['body']>) {
  const schema = command === addPasskeyAct.command ? nothing : commandContracts[command].input;
  const checked = checkInput<z.ZodType>(z.object({ input: schema }), { input });
  if (checked.kind === 'refused') return checked;
  const value: Act = { command, input: (checked.value as { input: unknown }).input };
  return { kind: 'valid', value } as const;
}
