import { randomUUID } from 'node:crypto';
import { insertTickets, revokeTickets } from '@parterre/api/features/orders/tickets.queries';
import { signTicket } from '@parterre/api/features/tickets/code/sign-ticket';
import { keyFolder, openKeyRing } from '@parterre/api/features/tickets/keys/key-ring';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runVerify } from '../src/commands/run-verify.ts';
import { operatorStage } from './operator-stage.ts';

const hourMs = 3_600_000;

const stage = operatorStage();
const verify = (...args: string[]) => stage.said(() => runVerify(args));

/** The code of a ticket that is good now, for a date of the catalogue. */
async function signed(number: string) {
  const { signing } = await openKeyRing(keyFolder(stage.dataDir()));
  const { rows } = await sql<{ event_id: number; id: number }>`
    select event_id, id from event_dates limit 1`.execute(stage.database().db);
  const { event_id: eventId, id: dateId } = rows[0] ?? { event_id: 0, id: 0 };
  const subject = { kind: 'general', dateId, zone: 'entry' } as const;
  const [validFrom, validUntil] = [new Date(Date.now() - hourMs), new Date(Date.now() + hourMs)];
  const code = signTicket({ eventId, subject, number, validFrom, validUntil }, signing);
  return { eventId, dateId, number, code };
}

async function issued(number: string) {
  const { eventId, dateId, code } = await signed(number);
  const id = randomUUID();
  const where = { event_id: eventId, date_id: dateId, zone: 'entry', seat: null, unit: 1 };
  const ticket = {
    ...where,
    id,
    order_id: randomUUID(),
    line_id: 'entry',
    number,
    code,
    issued_at: new Date(),
  };
  await stage
    .database()
    .db.transaction()
    .execute((tx) => insertTickets(tx, [ticket]));
  return { eventId, id, code };
}

test('tells on the command line whether a ticket is ours and good', async () => {
  const { code } = await issued('7K3M9QXA2C');
  expect(await verify(code)).toEqual({ status: 0, said: expect.stringContaining('ticket 7K3M9-QXA2C') });
  // As it is pasted from a mail that broke it into lines.
  expect((await verify(code.slice(0, 40), code.slice(40))).status).toBe(0);
  const altered = `${code.slice(0, -20)}${code.at(-20) === 'A' ? 'B' : 'A'}${code.slice(-19)}`;
  expect(await verify(altered)).toEqual({ status: 1, said: 'Forged: the signature is not ours.\n' });
});

test('tells of a ticket whose money was given back, and of one that was never sold', async () => {
  const { eventId, id, code } = await issued('3H8W2PXA7D');
  await stage
    .database()
    .db.transaction()
    .execute((tx) => revokeTickets(tx, eventId, [id], new Date()));
  expect(await verify(code)).toEqual({ status: 1, said: expect.stringContaining('Revoked') });
  const stray = await signed('9C4T6RXA5E');
  expect(await verify(stray.code)).toEqual({
    status: 1,
    said: expect.stringContaining('our books do not have it'),
  });
});
