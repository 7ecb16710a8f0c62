import { randomUUID } from 'node:crypto';
import { sql } from '@parterre/api/database/sql';
import { signTicket } from '@parterre/api/features/sales/tickets/code/ticket-code';
import { keyFolder, openKeyRing } from '@parterre/api/features/sales/tickets/keys/key-ring';
import { insertTickets, revokeTickets } from '@parterre/api/features/sales/tickets/tickets.queries';
import { expect, it } from 'vitest';
import { runVerify } from '../src/commands/run-verify.ts';
import { operatorHarness } from './operator-harness.ts';

const harness = operatorHarness();
const verify = (...args: string[]) => harness.runAndPrint(() => runVerify(args));

/** The code of a ticket for a date of the catalogue. */
async function signed(number: string) {
  const { signing } = await openKeyRing(keyFolder(harness.dataDir()));
  const { rows } = await harness.database().db.query(sql<{ event_id: number; id: number }>`
    select event_id, id from performances limit 1`);
  const { event_id: eventId, id: performanceId } = rows[0] ?? { event_id: 0, id: 0 };
  const subject = { kind: 'general', performanceId, zone: 'entry' } as const;
  const code = signTicket({ eventId, subject, number, announcedStart: new Date() }, signing);
  return { eventId, performanceId, number, code };
}

async function issued(number: string) {
  const { eventId, performanceId, code } = await signed(number);
  const id = randomUUID();
  const where = { event_id: eventId, performance_id: performanceId, zone: 'entry', seat: null, unit: 1 };
  const ticket = {
    ...where,
    id,
    order_id: randomUUID(),
    offer_id: 'entry',
    number,
    code,
    issued_at: new Date(),
  };
  await harness.database().db.transaction(async (tx) => insertTickets(tx, [ticket]));
  return { eventId, performanceId, id, code };
}

/** As an import does it. */
const move = (performanceId: number, days: number) =>
  harness.database().db.query(sql`
    update performances
    set started_at = now() + ${days} * interval '1 day', ended_at = now() + ${days} * interval '1 day', doors_at = null
    where id = ${performanceId}`);

it('tells on the command line whether a ticket is ours and good', async () => {
  const { code, performanceId } = await issued('7K3M9QXA2C');
  await move(performanceId, 0);
  expect(await verify(code)).toEqual({
    status: 0,
    runAndPrint: expect.stringContaining('ticket 7K3M9-QXA2C'),
  });
  // As it is pasted from a mail that broke it into lines.
  expect((await verify(code.slice(0, 40), code.slice(40))).status).toBe(0);
  const altered = `${code.slice(0, -20)}${code.at(-20) === 'A' ? 'B' : 'A'}${code.slice(-19)}`;
  expect(await verify(altered)).toEqual({ status: 1, runAndPrint: 'Forged: the signature is not ours.\n' });
});

it('goes by the start that is announced today, and says what was announced when it was sold', async () => {
  const { code, performanceId } = await issued('5D2N8VXA4F');
  await move(performanceId, 90);
  expect(await verify(code)).toEqual({ status: 1, runAndPrint: expect.stringContaining('not good yet') });
  await move(performanceId, 0);
  expect(await verify(code)).toEqual({
    status: 0,
    runAndPrint: expect.stringContaining('when it was sold, the start was announced for'),
  });
  await move(performanceId, -90);
  expect(await verify(code)).toEqual({
    status: 1,
    runAndPrint: expect.stringContaining('not good any more'),
  });
});

it('tells of a ticket whose money was given back, and of one that was never sold', async () => {
  const { eventId, id, code } = await issued('3H8W2PXA7D');
  await harness.database().db.transaction((tx) => revokeTickets(tx, eventId, [id], new Date()));
  expect(await verify(code)).toEqual({ status: 1, runAndPrint: expect.stringContaining('Revoked') });
  const stray = await signed('9C4T6RXA5E');
  expect(await verify(stray.code)).toEqual({
    status: 1,
    runAndPrint: expect.stringContaining('our books do not have it'),
  });
});
