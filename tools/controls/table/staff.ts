import type { Controls } from '../control.ts';

const staff = 'apps/api/src/features/staff';
const signIn = [`${staff}/sign-in/sign-in.test.ts`];
const commands = ['apps/api/src/commands/run-command.test.ts'];
const secondPerson = [`${staff}/second-person.test.ts`];
const walls = ['tools/check/walls.test.ts'];

const passkeys = `${staff}/sign-in/passkeys.ts`;
const challenges = `${staff}/sign-in/challenges.queries.ts`;
const binding = `${staff}/sign-in/challenges.service.ts`;
const sessions = `${staff}/sign-in/sessions.queries.ts`;
const routes = `${staff}/sign-in/sign-in.routes.ts`;
const cookie = `${staff}/sign-in/session-cookie.ts`;
const service = `${staff}/sign-in/sign-in.service.ts`;
const pages = 'apps/api/src/plugins/console-pages.ts';
const pagesTest = ['apps/api/src/plugins/console-pages.test.ts'];
const access = 'apps/api/src/plugins/console-access.ts';
const orderCommands = 'apps/api/src/features/sales/order-commands';
const orderCommandsTest = [`${orderCommands}/order-commands.test.ts`];
const counter = 'apps/api/src/features/sales/counter';
const counterTest = [`${counter}/counter.test.ts`];
const settlement = 'apps/api/src/features/sales/settlement';
const settlementTest = [`${settlement}/settlement.test.ts`];
const exporting = 'apps/api/src/features/sales/finding/export-orders.service.ts';
const grants = 'apps/api/src/commands/export-grant.ts';
const exportTest = ['apps/api/src/features/sales/finding/export-orders.test.ts'];
const today = 'apps/api/src/features/today/today.service.ts';
const todayTest = ['apps/api/src/features/today/today.test.ts'];
const postMessage = 'apps/api/src/features/sales/webhooks/post-message.ts';
const postMessageTest = ['apps/api/src/features/sales/webhooks/post-message.test.ts'];
const door = 'apps/api/src/features/door';
const doorTest = [`${door}/door.test.ts`];
const drafts = 'apps/api/src/features/catalogue/drafts';
const rehearseTest = [`${drafts}/rehearse-draft.test.ts`];
const importing = 'apps/api/src/features/catalogue/import';
const previews = 'apps/parterre/src/preview';
const runner = 'apps/api/src/commands/run-command.service.ts';
const migration = 'apps/api/src/database/migrations/0011-staff.sql';

/** Who runs the house, and what they do to it. */
export const staffControls: Controls = {
  'Somebody signs in to the console who was never let in': [
    {
      defence: 'the link of an invitation was signed here',
      file: `${staff}/sign-in/invitation-links.ts`,
      text: 'if (!timingSafeEqual(bytes.subarray(idBytes), sign(secret, id))) return undefined;',
      without: '',
      tests: signIn,
    },
    {
      defence: 'an invitation is good once',
      file: `${staff}/staff.queries.ts`,
      text: 'where id = ${id} and ended_at is null and expires_at > ${at}',
      without: 'where id = ${id} and expires_at > ${at}',
      tests: signIn,
    },
    {
      defence: 'an invitation is good for 48 hours',
      file: `${staff}/staff.queries.ts`,
      text: 'where id = ${id} and ended_at is null and expires_at > ${at}',
      without: 'where id = ${id} and ended_at is null',
      tests: signIn,
    },
    {
      defence: 'a newer invitation ends those before it',
      file: `${staff}/staff.queries.ts`,
      text: 'update staff_invitations set ended_at = ${at} where account_id = ${accountId} and ended_at is null',
      without:
        'update staff_invitations set ended_at = ${at} where account_id = ${accountId} and ended_at is not null',
      tests: signIn,
    },
    {
      defence: 'a passkey has signed for our origin',
      file: passkeys,
      text: `expectedOrigin: origin,
    expectedRPID: partyId(origin),
    requireUserVerification: true,
    credential: {`,
      without: `expectedOrigin: [origin, 'https://console.example.evil', 'http://console.example'],
    expectedRPID: partyId(origin),
    requireUserVerification: true,
    credential: {`,
      tests: signIn,
    },
    {
      defence: 'a passkey has signed for our name',
      file: passkeys,
      text: `expectedRPID: partyId(origin),
    requireUserVerification: true,
    credential: {`,
      without: `expectedRPID: [partyId(origin), 'evil.example'],
    requireUserVerification: true,
    credential: {`,
      tests: signIn,
    },
    {
      defence: 'whoever signs in with a passkey has proved to be there',
      file: passkeys,
      text: `requireUserVerification: true,
    credential: {`,
      without: `requireUserVerification: false,
    credential: {`,
      tests: signIn,
    },
    {
      defence: 'whoever makes a passkey has proved to be there',
      file: passkeys,
      text: `requireUserVerification: true,
    supportedAlgorithmIDs`,
      without: `requireUserVerification: false,
    supportedAlgorithmIDs`,
      tests: signIn,
    },
    {
      defence: 'a copied passkey is noticed by its count',
      file: passkeys,
      text: 'counter: passkey.sign_count,',
      without: 'counter: 0,',
      tests: signIn,
    },
    {
      defence: 'a passkey names the account that it was made for',
      file: passkeys,
      text: 'if (userHandle && userHandle !== owner) return undefined;',
      without: '',
      tests: signIn,
    },
    {
      defence: 'a challenge is signed once',
      file: challenges,
      text: `delete from staff_challenges
    where challenge = \${challenge} and purpose = \${purpose} and expires_at > \${at}
    returning session_id, nonce\``,
      without: `select session_id, nonce from staff_challenges
    where challenge = \${challenge} and purpose = \${purpose} and expires_at > \${at}\``,
      tests: signIn,
    },
    {
      defence: 'a challenge is good for five minutes',
      file: challenges,
      text: 'purpose = ${purpose} and expires_at > ${at}',
      without: 'purpose = ${purpose}',
      tests: signIn,
    },
    {
      defence: 'a passkey is kept for a challenge of its own session',
      file: binding,
      text: 'if (!taken || taken.session_id !== use.sessionId) return undefined;',
      without: 'if (!taken) return undefined;',
      tests: signIn,
    },
  ],
  'A session of the console that should be over goes on, or is in other hands': [
    {
      defence: 'a cookie that was there before sign-in opens nothing after it',
      file: routes,
      text: 'if (former !== undefined) await signOut(db, former, now(), request.id);',
      without: '',
      tests: signIn,
    },
    {
      defence: 'a session has another token once a passkey is made',
      file: sessions,
      text: 'set token_digest = ${tokenDigest}, passkey_id = ${passkeyId} where id',
      without: 'set passkey_id = ${passkeyId} where id',
      tests: signIn,
    },
    {
      defence: 'a session ends after twelve hours',
      file: sessions,
      text: 'where token_digest = ${tokenDigest} and ended_at is null and expires_at > ${at}',
      without: 'where token_digest = ${tokenDigest} and ended_at is null',
      tests: signIn,
    },
    {
      defence: 'a session that was ended is over, for a stolen cookie too',
      file: sessions,
      text: 'where token_digest = ${tokenDigest} and ended_at is null and expires_at > ${at}',
      without: 'where token_digest = ${tokenDigest} and expires_at > ${at}',
      tests: signIn,
    },
    {
      defence: 'sessions end at once when a role is taken away',
      file: `${staff}/change-roles.service.ts`,
      text: 'isTaken ? await endSessions(tx, { accountId }, at) : 0',
      without: 'isTaken ? 0 : 0',
      tests: signIn,
    },
    {
      defence: 'sessions end with the passkey that they began with',
      file: `${staff}/remove-passkey.service.ts`,
      text: 'ended_sessions: await endSessions(tx, { passkeyId: id }, at)',
      without: 'ended_sessions: at.getTime() * 0',
      tests: signIn,
    },
    {
      defence: 'an account without roles does not sign in',
      file: `${staff}/sign-in/sessions.service.ts`,
      text: 'if (!account || account.roles.length === 0) return undefined;',
      without: 'if (!account) return undefined;',
      tests: signIn,
    },
    {
      defence: 'one more passkey takes a touch of one that is there',
      file: service,
      text: 'if (row.passkey_id !== null && !(await isConfirmed(deps, actor, stepUp))) return undefined;',
      without: '',
      tests: signIn,
    },
    {
      defence: 'no script reads the cookie, and no other site sends it',
      file: cookie,
      text: 'Path=/; HttpOnly; SameSite=Strict',
      without: 'Path=/',
      tests: signIn,
    },
    {
      defence: 'the cookie of the console travels by TLS alone',
      file: cookie,
      text: "${isSecure(origin) ? '; Secure' : ''}",
      without: "${isSecure(origin) ? '' : ''}",
      tests: signIn,
    },
  ],
  "A phone at a door is somebody else's, tells who bought what, or lets in whom it should not": [
    {
      defence: 'a pairing code was signed here',
      file: `${door}/pairing-token.ts`,
      text: 'if (!timingSafeEqual(bytes.subarray(idBytes), sign(secret, id))) return undefined;',
      without: '',
      tests: doorTest,
    },
    {
      defence: 'a pairing code is good once, and for ten minutes',
      file: `${door}/door.queries.ts`,
      text: 'where id = ${id} and paired_at is null and pairing_ends_at > ${at} and ends_at > ${at}',
      without: 'where id = ${id}',
      tests: doorTest,
    },
    {
      defence: 'a phone whose time is over is told nothing',
      file: `${door}/sync.service.ts`,
      text: 'performances: isOver ? [] : await readPerformances',
      without: 'performances: await readPerformances',
      tests: doorTest,
    },
    {
      defence: 'a ticket that somebody came in with lets nobody else in',
      file: 'packages/domain/src/door/decide-scan.ts',
      text: "if (entry) return { verdict: 'already-in', found, entry };",
      without: '',
      tests: ['packages/domain/src/door/decide-scan.test.ts'],
    },
    {
      defence: 'the app runs scripts of its own files alone',
      file: 'apps/api/src/plugins/door-pages.ts',
      text: "\"script-src 'self' 'wasm-unsafe-eval'\",",
      without: '',
      tests: ['apps/api/src/plugins/door-pages.test.ts'],
    },
  ],
  'A script that is not ours runs in the console': [
    {
      defence: 'the console takes scripts from its own files alone',
      file: pages,
      text: `"script-src 'self'",`,
      without: `"script-src 'self' 'unsafe-inline'",`,
      tests: pagesTest,
    },
    {
      defence: 'the console takes no text for a script',
      file: pages,
      text: `"require-trusted-types-for 'script'",`,
      without: '',
      tests: pagesTest,
    },
    {
      defence: 'the console stands in nobody’s frame',
      file: pages,
      text: `"frame-ancestors 'none'",`,
      without: '',
      tests: pagesTest,
    },
    {
      defence: 'each page of the console has a nonce of its own',
      file: pages,
      text: "randomBytes(nonceBytes).toString('base64')",
      without: "randomBytes(nonceBytes).toString('base64').replace(/./g, 'a')",
      tests: pagesTest,
    },
  ],
  "A page elsewhere changes something through an operator's browser": [
    {
      defence: 'a change comes from the origin of the console',
      file: access,
      text: 'headers.origin === origin() && ',
      without: 'origin() && ',
      tests: signIn,
    },
    {
      defence: 'a change comes from no frame of another site',
      file: access,
      text: "(headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'",
      without: 'true',
      tests: signIn,
    },
  ],
  'An operator does what no role of theirs allows': [
    {
      defence: 'takings are shown to those who may see them of the whole house',
      file: today,
      text: "takings: isPermitted(grants, 'settlement.view', inHouse)",
      without: "takings: hasPermission(grants, 'settlement.view')",
      tests: todayTest,
    },
    {
      defence: 'what needs a person is shown to those whose role counts for all that the order is for',
      file: 'apps/api/src/features/sales/attention/list-open-attention.service.ts',
      text: "isPermitted(grants, 'orders.view', toArea(lines))",
      without: 'toArea(lines) !== undefined',
      tests: todayTest,
    },
    {
      defence: 'a command is for those whose role allows it',
      file: runner,
      text: 'isPermitted(actor.grants, permission, previewed.area) ? previewed : refuse(notPermitted)',
      without: "isPermitted(actor.grants, permission, { kind: 'own' }) ? previewed : refuse(notPermitted)",
      tests: commands,
    },
    {
      defence: 'whoever may not do it learns nothing of what is there',
      file: runner,
      text: 'if (!isOpenToAll && !mayAnywhere(actor, permission)) return refuse(notPermitted);',
      without: 'if (!isOpenToAll && !permission) return refuse(notPermitted);',
      tests: commands,
    },
    {
      defence: 'a reading call is for those whose role allows it in the whole house',
      file: 'apps/api/src/commands/console-router.ts',
      text: "permission !== 'everybody' &&",
      without: "permission === 'staff.change' &&",
      tests: commands,
    },
    {
      defence: 'nobody passes who is not signed in',
      file: routes,
      text: 'if (!session) return sendProblem(reply, problems.signedOut);\n    sessions.set',
      without: 'if (session) sessions.set',
      tests: commands,
    },
    {
      defence: 'owners are locked before one of them is taken the role away',
      file: `${staff}/staff.queries.ts`,
      text: "where role = 'owner' and scope = 'house' order by account_id for update",
      without: "where role = 'owner' and scope = 'house' order by account_id",
      tests: commands,
    },
    {
      defence: 'a role counts within its scope',
      file: 'packages/domain/src/staff/permissions.ts',
      text: 'roleHas(role, permission) && covers(scope, area)',
      without: '(roleHas(role, permission) || (roleHas(role, permission) && covers(scope, area)))',
      tests: ['packages/domain/src/staff/permissions.test.ts'],
    },
    {
      defence: 'a tour is covered when all of its places are',
      file: 'packages/domain/src/staff/scope.ts',
      text: 'placeIds.every((id) => ids.includes(id))',
      without: 'placeIds.some((id) => ids.includes(id))',
      tests: ['packages/domain/src/staff/scope.test.ts'],
    },
  ],
  "An operator's act that nobody meant, that is done twice, or that nobody finds again": [
    {
      defence: 'what is done is what was looked at',
      file: runner,
      text: 'if (changed) return unlessDone(changed);',
      without: '',
      tests: commands,
    },
    {
      defence: 'an act that wants a touch is not done without one',
      file: runner,
      text: 'if (command.needsStepUp && ',
      without: 'if (!command && ',
      tests: commands,
    },
    {
      defence: 'a touch is for exactly one act',
      file: binding,
      text: 'JSON.stringify([nonce, purpose, act?.command, act?.input])',
      without: 'JSON.stringify([nonce, purpose, act?.command])',
      tests: commands,
    },
    {
      defence: 'a touch counts in the session that asked for it',
      file: binding,
      text: 'if (!taken || taken.session_id !== use.sessionId) return undefined;',
      without: 'if (!taken) return undefined;',
      tests: commands,
    },
    {
      defence: 'a touch is of a passkey of one’s own',
      file: service,
      text: 'if (passkey?.account_id !== actor.accountId) return false;',
      without: 'if (!passkey) return false;',
      tests: commands,
    },
    {
      defence: 'what is above the limit of one person waits for a second',
      file: runner,
      text: "previewed.needsSecondPerson && actor.kind === 'staff'",
      without: "previewed.needsSecondPerson && actor.kind !== 'staff'",
      tests: secondPerson,
    },
    {
      defence: 'nobody confirms what they have asked for themselves',
      file: `${staff}/second-person.service.ts`,
      text: "if (isOwn(actor, row.account_id)) return refuse(ownRequest);\n    if (actor.kind !== 'staff' || !mayConfirm(actor, requested))",
      without:
        "if (actor.kind !== 'staff' || (!isOwn(actor, row.account_id) && !mayConfirm(actor, requested)))",
      tests: secondPerson,
    },
    {
      defence: 'whoever confirms may do it themselves',
      file: 'packages/domain/src/staff/money-limit.ts',
      text: 'requestedBy !== confirmedBy && isPermitted',
      without: 'requestedBy !== confirmedBy || isPermitted',
      tests: secondPerson,
    },
    {
      defence: 'whoever asked must still be allowed to when it is confirmed',
      file: `${staff}/second-person.service.ts`,
      text: 'if (!isPermitted(actor.grants, command.permission, previewed.area)) return refuse(notPermitted);',
      without: '',
      tests: secondPerson,
    },
    {
      defence: 'a request is decided once, and within a day',
      file: 'apps/api/src/commands/commands.queries.ts',
      text: 'where id = ${id} and decision is null and expires_at > ${at}',
      without: 'where id = ${id} and ${at}::timestamptz is not null',
      tests: secondPerson,
    },
    {
      defence: 'what was done under a key is answered, and not done again',
      file: runner,
      text: 'if (earlier) return earlier;',
      without: "if (earlier?.kind === 'refused') return earlier;",
      tests: commands,
    },
    {
      defence: 'a key that was used for something else is refused',
      file: runner,
      text: 'if (earlier.request_digest !== digest)',
      without: 'if (earlier.request_digest.length === 0)',
      tests: commands,
    },
    {
      defence: 'every command is written down',
      file: runner,
      text: 'queueAuditEntry(tx, { at, actor, command: command.name, ...part, ...occasion });',
      without: '',
      tests: commands,
    },
    {
      defence: 'the audit log refuses every change',
      file: migration,
      text: `create trigger reject_audit_change before update or delete or truncate on audit_log
for each statement execute function reject_audit_change();`,
      without: `create trigger reject_audit_change before update on audit_log
for each statement execute function reject_audit_change();`,
      tests: commands,
    },
    {
      defence: 'the audit log refuses changes where triggers are switched off',
      file: migration,
      text: 'alter table audit_log enable always trigger reject_audit_change;',
      without: '',
      tests: commands,
    },
    {
      defence: 'a route of the console cannot change something without a command',
      file: 'tools/check/layers.ts',
      text: '^(fastify|@fastify\\/.*|fastify-.*)$',
      without: '^(express)$',
      tests: walls,
    },
    {
      defence: 'the console has no routes but its own',
      file: 'tools/check/layers.ts',
      text: 'from: /^apps\\/api\\/src\\/console-(app|api)\\.ts$/,',
      without: 'from: /^apps\\/api\\/src\\/console-nothing\\.ts$/,',
      tests: walls,
    },
  ],
  "What is sold over the counter is somebody else's, costs another sum than was said, or is sold by somebody whose role does not count there; cash leaves a till without a word; tickets are mailed to another address":
    [
      {
        defence: 'what somebody else has is not sold',
        file: `${counter}/write-sale.service.ts`,
        text: "if (!taken) throw new Contended('somebody was quicker at a seat');",
        without: '',
        tests: counterTest,
      },
      {
        defence: 'a seat that is kept from the sale, or in a basket, is refused',
        file: `${counter}/draft-sale.service.ts`,
        text: 'if (await hasTakenSeat(tx, { eventId, performanceId }, seats, at)) return false;',
        without: '',
        tests: counterTest,
      },
      {
        defence: 'the sum is the one that was said',
        file: `${counter}/draft-sale.service.ts`,
        text: 'if (amountDue(sums) !== request.expected_total)',
        without: 'if (amountDue(sums) < 0)',
        tests: counterTest,
      },
      {
        defence: 'the counter of a performance is for those whose role counts there',
        file: `${counter}/show-counter.service.ts`,
        text: "if (!isPermitted(actor.grants, 'counter.sell', area)) return refuse(notPermitted);",
        without: '',
        tests: counterTest,
      },
      {
        defence: 'ways of the counter are offered to no visitor',
        file: 'apps/api/src/features/sales/checkout/payment-methods.ts',
        text: "const counterProvider = 'counter';",
        without: 'const counterProvider = ownProvider;',
        tests: ['apps/api/src/features/sales/checkout/payment-methods.test.ts'],
      },
      {
        defence: 'a till is not counted while something is sold from it',
        file: `${counter}/sell.service.ts`,
        text: "if (actor.kind === 'staff') await lockTill(tx, actor.accountId);",
        without: '',
        tests: counterTest,
      },
      {
        defence: 'a difference wants a reason',
        file: `${counter}/till.service.ts`,
        text: "if (count.kind === 'unexplained') return refuse(unexplained);",
        without: '',
        tests: counterTest,
      },
      {
        defence: 'a count is never changed',
        file: 'apps/api/src/database/migrations/0017-counter.sql',
        text: `create trigger reject_till_count_change before update or delete or truncate on till_counts
for each statement execute function reject_till_count_change();

alter table till_counts enable always trigger reject_till_count_change;`,
        without: '',
        tests: counterTest,
      },
      {
        defence: 'an address that is there is not replaced without a passkey',
        file: `${counter}/mail-tickets.service.ts`,
        text: 'if (!(await isWithoutAddress(tx, order.id))) return refuse(addressKnown);',
        without: '',
        tests: counterTest,
      },
    ],
  'Books that were closed say something else later, or not what the journal says': [
    {
      defence: 'what is late is booked to the first open moment',
      file: 'apps/api/src/database/functions/keep-out-of-closed.sql',
      text: 'greatest(new.booked_at, (select max(closed_before) from closed_periods))',
      without: 'new.booked_at',
      tests: settlementTest,
    },
    {
      defence: 'parts are only ever added to',
      file: 'apps/api/src/database/migrations/0018-settlement.sql',
      text: 'create trigger reject_journal_change before update or delete or truncate on journal_parts',
      without: 'create trigger reject_journal_change before truncate on journal_parts',
      tests: settlementTest,
    },
    {
      defence: 'a day that is not over is not closed',
      file: `${settlement}/close-period.service.ts`,
      text: 'if (end > at) return refuse(notOver);',
      without: '',
      tests: settlementTest,
    },
    {
      defence: 'a payout is in the books once',
      file: `${settlement}/import-payout.service.ts`,
      text: 'if (await selectIsPayoutKnown(tx, provider, reference)) return refuse(known);',
      without: '',
      tests: settlementTest,
    },
    {
      defence: 'VAT follows from what is booked afterwards',
      file: 'packages/domain/src/order/journal-parts.ts',
      text: 'vatMinor: vatAfter - part.bookedVatMinor',
      without: 'vatMinor: vatAfter',
      tests: ['packages/domain/src/order/journal-parts.test.ts'],
    },
  ],
  'Money of an order is given back twice, in another sum than was agreed to, or beyond what one person may give; a code that leaked still opens a door; the log that is kept for ever names buyers':
    [
      {
        defence: 'the sum that goes back is the one that was agreed to',
        file: `${orderCommands}/give-back.service.ts`,
        text: 'fromWire(amount, order.currency).amountMinor !== plan.minor',
        without: 'fromWire(amount, order.currency).amountMinor < 0',
        tests: orderCommandsTest,
      },
      {
        defence: 'a refund wants a touch of a passkey',
        file: `${orderCommands}/give-back.service.ts`,
        text: 'needsStepUp: true',
        without: 'needsStepUp: false',
        tests: orderCommandsTest,
      },
      {
        defence: 'what an account has given in a day counts towards its limit',
        file: `${orderCommands}/order-commands.queries.ts`,
        text: "command in ('order.refund', 'order.move') and confirmed_by is null",
        without: "command in ('order.refund', 'order.move') and false and confirmed_by is null",
        tests: orderCommandsTest,
      },
      {
        defence: 'two sums of one account are added up, though they are given at once',
        file: `${orderCommands}/give-back.service.ts`,
        text: "if (actor.kind === 'staff') await lockGiver(tx, actor.accountId);",
        without: '',
        tests: orderCommandsTest,
      },
      {
        defence: 'a ticket that is replaced is revoked',
        file: 'apps/api/src/features/sales/tickets/tickets.queries.ts',
        text: 'set revoked_at = ${at}, replaced_at = ${at}',
        without: 'set replaced_at = ${at}',
        tests: orderCommandsTest,
      },
      {
        defence: 'a mail that is on its way is not sent again',
        file: `${orderCommands}/resend-mail.service.ts`,
        text: 'if (await isMailWaiting(tx, order.id, mail)) return refuse(underWay);',
        without: '',
        tests: orderCommandsTest,
      },
      {
        defence: 'the log keeps no buyer',
        file: runner,
        text: 'const { before, after } = previewed.logged ?? previewed;\n  for',
        without: 'const { before, after } = previewed;\n  for',
        tests: orderCommandsTest,
      },
      {
        defence: 'an order is looked at by those whose role counts for what it is for',
        file: `${orderCommands}/show-order-detail.service.ts`,
        text: "isPermitted(actor.grants, 'orders.view', area)",
        without: "isPermitted(actor.grants, 'orders.view', { kind: 'own' })",
        tests: orderCommandsTest,
      },
    ],
  'Buyers leave the house in a file, or what a buyer typed runs in a spreadsheet': [
    {
      defence: 'what may be taken out is signed',
      file: grants,
      text: 'if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;',
      without: 'if (given.length !== wanted.length || !timingSafeEqual(given, given)) return undefined;',
      tests: exportTest,
    },
    {
      defence: 'a file is for whoever touched a passkey for it',
      file: grants,
      text: 'grant.account === actor.accountId',
      without: 'grant.account !== undefined',
      tests: exportTest,
    },
    {
      defence: 'a file is to be had for some minutes',
      file: grants,
      text: 'new Date(grant.expires_at) >= at',
      without: 'new Date(grant.expires_at) <= at',
      tests: exportTest,
    },
    {
      defence: 'a touch of a passkey is needed to take orders out',
      file: exporting,
      text: 'needsStepUp: true',
      without: 'needsStepUp: false',
      tests: exportTest,
    },
    {
      defence: 'the log names nobody who was searched for',
      file: exporting,
      text: 'const { search, ...named } = filters;',
      without: 'const { search, ...named } = { ...filters, words: filters.search };',
      tests: exportTest,
    },
    {
      defence: 'what begins like a formula is written as a text',
      file: 'apps/console/src/write-csv.ts',
      text: "`'${value}`",
      without: '`${value}`',
      tests: ['apps/console/src/features/orders/orders-csv.test.ts'],
    },
  ],
  'An address that an operator types makes this machine reach what only it can reach, or a message to a system of the house is made up, read or changed on its way':
    [
      {
        defence: 'messages are encrypted away from this machine',
        file: 'apps/api/src/features/sales/webhooks/endpoint-url.ts',
        text: "url.protocol === 'https:' || localNames.has(url.hostname)",
        without: "url.protocol === 'https:' || localNames.size > 0",
        tests: ['apps/api/src/features/sales/webhooks/endpoint-url.test.ts'],
      },
      {
        defence: 'an address that needs no looking up is judged, too',
        file: postMessage,
        text: 'if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host))',
        without: 'if (!allowsPrivate && isIP(host) > 6 && !isPublicAddress(host))',
        tests: postMessageTest,
      },
      {
        defence: 'a name is judged by where it leads',
        file: postMessage,
        text: '...(!allowsPrivate && { lookup: lookUpPublic }),',
        without: '...(!allowsPrivate && isIP(host) > 6 && { lookup: lookUpPublic }),',
        tests: postMessageTest,
      },
      {
        defence: 'a message is signed with its time',
        file: 'apps/api/src/features/sales/webhooks/webhook-signature.ts',
        text: '`${id}.${seconds(at)}.${body}`',
        without: '`${id}.${seconds(at).slice(0, 0)}.${body}`',
        tests: ['apps/api/src/features/sales/webhooks/webhooks.test.ts'],
      },
      {
        defence: 'a secret that was replaced counts for a day',
        file: 'apps/api/src/features/sales/webhooks/webhook-signature.ts',
        text: 'message.at.getTime() - rotatedAt.getTime() < overlapMs',
        without: 'message.at.getTime() - rotatedAt.getTime() < overlapMs * 9',
        tests: ['apps/api/src/features/sales/webhooks/webhooks.test.ts'],
      },
    ],
  "Somebody sees what is not published, through a draft's preview something runs or stays, or looking at it keeps buyers waiting":
    [
      {
        defence: 'a draft is found by its key alone',
        file: `${drafts}/drafts.queries.ts`,
        text: 'where preview_key = ${key}',
        without: "where ${key} <> ''",
        tests: rehearseTest,
        only: 'not found by a key',
      },
      {
        defence: 'a rehearsal is undone',
        file: `${drafts}/rehearse-draft.service.ts`,
        text: '      throw undoing;\n',
        without: '',
        tests: rehearseTest,
        only: 'leaves no trace',
      },
      {
        defence: 'a rehearsal lets others refer to a date that it changes',
        file: `${importing}/write-catalogue.queries.ts`,
        text: '    .filter((name) => !lasting.has(name))\n',
        without: '',
        tests: rehearseTest,
        only: 'of a date that it moves',
      },
      {
        defence: 'a rehearsal leaves dates alone that stay as they are',
        file: `${importing}/write-catalogue.service.ts`,
        text: 'isNew ? rows : await withoutUnchanged(tx, rows)',
        without: 'rows',
        tests: rehearseTest,
        only: 'a seat or a place of the same event',
      },
      {
        defence: 'no script runs in a preview',
        file: `${drafts}/preview.routes.ts`,
        text: `"script-src 'none'"`,
        without: `"script-src 'self'"`,
        tests: [`${drafts}/preview.test.ts`],
      },
      {
        defence: 'no script stands in a preview',
        file: `${previews}/preview-document.ts`,
        text: ".replace(scripts, '')",
        without: ".replace(scripts, '$&')",
        tests: [`${previews}/preview-document.test.ts`],
      },
      {
        defence: 'few previews are drawn at once',
        file: `${previews}/draw-preview.ts`,
        text: 'if (inside >= maxAtOnce) return busy(request);',
        without: '',
        tests: [`${previews}/draw-preview.test.ts`],
        only: 'two are drawn at once',
      },
    ],
};
