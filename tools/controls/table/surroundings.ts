import type { Controls } from '../control.ts';

const interrupted = ['packages/static-site/src/build/interrupted-publishing.test.ts'];
const fullDisk = ['packages/static-site/src/build/full-disk.test.ts'];
const clock = ['apps/api/test/faults/clock-jumps.test.ts'];
const slow = ['apps/api/test/faults/slow-clients.test.ts'];
const bankAway = ['apps/api/test/faults/bank-away.test.ts'];
const limits = 'apps/api/src/connection-limits.ts';
const sweeping = 'apps/api/src/features/sales/payments/sweep-payments.service.ts';
const closing = 'apps/api/src/features/sales/payments/close-order.service.ts';

/** Disks, clocks, clients and the bank, none of which is ours. */
export const surroundingsControls: Controls = {
  'The disk is full while pages are published': [
    {
      defence: 'pages are written aside first',
      file: 'packages/static-site/src/build/run/write-page.ts',
      text: 'const html = pending.next();',
      without: 'const html = `../../public/${files.html}`;',
      tests: interrupted,
      only: 'the disk is full as it writes a page',
    },
    {
      defence: 'other files are written aside first',
      file: 'packages/static-site/src/build/publish/pending-files.ts',
      text: 'const name = pending.next();',
      without: 'const name = `../../public/${target}`;',
      tests: fullDisk,
    },
    {
      defence: 'what was begun is rolled back',
      file: 'packages/static-site/src/build/record/open-record.ts',
      text: "if (db.isTransaction) db.exec('rollback');",
      without: "if (db.isTransaction) db.exec('commit');",
      tests: fullDisk,
    },
    {
      defence: 'a list of renames that broke off is carried out by the next run',
      file: 'packages/static-site/src/build/run/run-site.ts',
      text: '  publishJournal(db, writer.files, folders);\n  if (isTakenAway',
      without: "  db.exec('delete from journal');\n  if (isTakenAway",
      tests: fullDisk,
    },
  ],
  'The disk is full while mail is written (without `SMTP_URL`)': [
    {
      defence: 'a mail is written aside and renamed when it is whole',
      file: 'apps/api/src/features/sales/outbox/mail/mail-transport.ts',
      text: 'await writeFile(`${path}.unfinished`, message, { mode: 0o600 });\n      await rename(`${path}.unfinished`, path);',
      without: 'await writeFile(path, message);',
      tests: ['apps/api/test/faults/full-disk.test.ts'],
    },
    {
      defence: 'a mail that was not written is tried again',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: 'await putOff(deps, task, fault);',
      without: 'await finishTask(db, task.id, clock?.());',
      tests: ['apps/api/test/faults/full-disk.test.ts'],
    },
  ],
  'The clock of a machine jumps': [
    {
      defence: 'baskets go by the clock of the database',
      file: 'apps/api/src/database/database-clock.ts',
      text: '? new Date(heard.atMs + sinceMs)',
      without: '? new Date()',
      tests: clock,
    },
    {
      defence: 'orders go by the clock of the database',
      file: 'apps/api/src/features/sales/order/orders.queries.ts',
      text: '${sql.raw(`/* ${name} */`)} select coalesce(${clock ?? null}, now()) as at',
      without: '${sql.raw(`/* ${name} */`)} select coalesce(${clock ?? new Date()}, now()) as at',
      tests: clock,
    },
    {
      defence: 'sweepers go by the clock of the database',
      file: 'apps/api/src/features/basket/basket.queries.ts',
      text: 'select release_expired_basket(coalesce(${at ?? null}, now()))',
      without: 'select release_expired_basket(coalesce(${at ?? new Date()}, now()))',
      tests: clock,
    },
    {
      defence: 'mail goes by the clock of the database',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: 'const at = task.claimed_at;',
      without: 'const at = new Date();',
      tests: clock,
    },
    {
      defence: 'payments are asked after by the clock of the database',
      file: 'apps/api/src/features/sales/payments/payment-attempts.service.ts',
      text: 'next_check_at: new Date(order.at.getTime() + firstPollMs),',
      without: 'next_check_at: new Date(Date.now() + firstPollMs),',
      tests: clock,
    },
    {
      defence: 'nothing grows young again by a clock that is set back',
      file: 'apps/api/src/response-cache/memo.ts',
      text: 'Math.abs(nowMs() - entry.madeAt)',
      without: 'nowMs() - entry.madeAt',
      tests: ['apps/api/src/response-cache/memo.test.ts'],
    },
  ],
  'Clients send a byte a minute, or never read': [
    {
      defence: 'a request must have come within a time',
      file: limits,
      text: 'requestTimeout: timeoutMs,',
      without: 'requestTimeout: 0,',
      tests: slow,
      only: 'bodies',
    },
    {
      defence: 'the head of a request must have come within a time',
      file: limits,
      text: 'requestTimeout: timeoutMs,\n  headersTimeout: timeoutMs,',
      without: 'requestTimeout: 0,\n  headersTimeout: 0,',
      tests: slow,
      only: 'heads',
    },
    {
      defence: 'who is too slow is looked for often',
      file: limits,
      text: 'connectionsCheckingInterval: timeoutMs / 6,',
      without: '',
      tests: slow,
      only: 'byte at a time',
    },
    {
      defence: 'an answer that nobody reads is given up',
      file: 'apps/api/src/make-server.ts',
      text: '.setTimeout(silenceLimitMs(requestMs))',
      without: '',
      tests: slow,
      only: 'nobody reads',
    },
    {
      defence: 'a stream that nobody reads is given up',
      file: 'apps/api/src/features/performances/live/event-stream.ts',
      text: 'if (body.readableLength > maxUnreadBytes) body.destroy();\n    else body.push(text);',
      without: 'body.push(text);',
      tests: ['apps/api/src/features/performances/live/event-stream.test.ts'],
    },
  ],
  'A client is gone before its answer, wholly or by half': [
    {
      defence: 'who asks again under a key finds what was done under it',
      file: 'apps/api/src/features/basket/basket-cookie.ts',
      text: 'if (key.length < minSecretKeyLength) return randomUUID();',
      without: 'if (key !== secret) return randomUUID();',
      tests: slow,
      only: 'gone before the answer',
    },
  ],
  'The provider is away for the whole hold, and longer': [
    {
      defence: 'who wants to pay meanwhile is told that the provider is away',
      file: 'apps/api/src/features/sales/payments/payment-attempts.service.ts',
      text: 'if (!(fault instanceof ProviderFault)) throw fault;',
      without: 'throw fault;',
      tests: bankAway,
    },
    {
      defence: 'a provider that was away is asked again',
      file: sweeping,
      text: '[refreshNext, expireNext,',
      without: '[expireNext,',
      tests: bankAway,
    },
    {
      defence: 'an order ends an hour later even if nobody answers',
      file: closing,
      text: "reply === 'answered' ? lateMs >= 0 : lateMs >= unansweredGraceMs;",
      without: "reply === 'answered' && lateMs >= 0;",
      tests: bankAway,
    },
    {
      defence: 'an order whose provider does not answer keeps its seats for an hour',
      file: closing,
      text: "reply === 'answered' ? lateMs >= 0 : lateMs >= unansweredGraceMs;",
      without: 'lateMs >= 0;',
      tests: bankAway,
    },
    {
      defence: 'late money pays only what can still be had',
      file: 'apps/api/src/features/sales/payments/settle.service.ts',
      text: "if (expected.kind !== 'retake-and-pay') return { locked, settlement: expected };",
      without: 'if (expected) return { locked, settlement: expected };',
      tests: bankAway,
    },
    {
      defence: 'money that goes back is given back',
      file: sweeping,
      text: ', refundNext]',
      without: ']',
      tests: bankAway,
    },
  ],
};
