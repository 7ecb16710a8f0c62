import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { Problem } from '@parterre/contracts/errors/problem';
import { expect, it } from 'vitest';
import type { Outcome } from '../../api/outcome.ts';
import { restoreTickets } from './restore-tickets.ts';
import { basketWith, ticket } from './test/baskets.ts';

type Answers = Readonly<Record<string, (count: number) => Problem['error'] | 'failed' | undefined>>;

/** A server that accepts every addition unless `answers` refuses it; each line costs `price`. */
function serverWith(answers: Answers = {}, price = 20) {
  const held: BasketTicket[] = [];
  const added: string[] = [];
  const add = async (id: string, count: number): Promise<Outcome<Basket>> => {
    added.push(`${id} ${count}`);
    const refusal = answers[id]?.(count);
    if (refusal === 'failed') return { kind: 'failed' };
    if (refusal) return { kind: 'refused', problem: refusal };
    held.push({ ...ticket(id, count), price });
    return { kind: 'done', answer: basketWith(...held) };
  };
  return { add, added };
}

const ids = (tickets: readonly BasketTicket[]) => tickets.map(({ id }) => id);
const taken = (left: number): Problem['error'] => ({
  code: 'ticket_unavailable',
  message: '',
  ticket_id: '40:a',
  left,
  alternatives: [],
});
const closed: Problem['error'] = { code: 'sale_closed', message: '', sale_state: 'ended' };
const busy: Problem['error'] = { code: 'overloaded', message: '' };

it('every line is added back with its count, in the order they were in', async () => {
  const { add, added } = serverWith();
  const restored = await restoreTickets([ticket('40:b', 2), ticket('40:a')], add);
  expect(added).toEqual(['40:b 2', '40:a 1']);
  expect(restored).toEqual({ count: 3, lost: [], repriced: [], left: [] });
});

it.each([
  ['was taken meanwhile', taken(0)],
  ['is not sold any more', closed],
])('a line that %s is reported as lost, and the rest is restored', async (_why, problem) => {
  const { add } = serverWith({ '40:a': () => problem });
  const restored = await restoreTickets([ticket('40:a'), ticket('40:b')], add);
  expect([ids(restored.lost), restored.count]).toEqual([['40:a'], 1]);
});

it('as many units of a zone are restored as are left, and the zone is reported as lost', async () => {
  const { add, added } = serverWith({ '40:a': (count) => (count > 2 ? taken(2) : undefined) });
  const restored = await restoreTickets([ticket('40:a', 3)], add);
  expect(added).toEqual(['40:a 3', '40:a 2']);
  expect([ids(restored.lost), restored.count]).toEqual([['40:a'], 2]);
});

it('a line whose price has changed is reported', async () => {
  const { add } = serverWith({}, 25);
  expect(ids((await restoreTickets([ticket('40:a')], add)).repriced)).toEqual(['40:a']);
});

it.each(['failed', busy] as const)(
  'restoring stops where the server does not answer, and keeps what is left: %j',
  async (refusal) => {
    const { add, added } = serverWith({ '40:b': () => refusal });
    const restored = await restoreTickets([ticket('40:a'), ticket('40:b'), ticket('40:c')], add);
    expect(added).toEqual(['40:a 1', '40:b 1']);
    expect([ids(restored.left), restored.count, ids(restored.lost)]).toEqual([['40:b', '40:c'], 1, []]);
    expect(restored.interruption?.kind).toBe(refusal === 'failed' ? 'failed' : 'refused');
  },
);
