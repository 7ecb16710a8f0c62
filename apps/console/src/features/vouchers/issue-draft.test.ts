import { expect, it } from 'vitest';
import { emptyIssue, type IssueDraft, readIssue } from './issue-draft.ts';

const draft = (more: Partial<IssueDraft>): IssueDraft => ({
  ...emptyIssue,
  name: 'Spring',
  code: 'SPRING',
  value: '20',
  ...more,
});

it('what is left empty limits nothing', () => {
  expect(readIssue(draft({}))).toEqual({
    kind: 'issue',
    input: {
      name: 'Spring',
      codes: { kind: 'one', code: 'SPRING' },
      rule: { kind: 'percent', percent: 20 },
      is_combinable: false,
      returns: 'called_off',
    },
  });
});

it('all that can be said is said', () => {
  const target = { eventId: 3, performanceId: 7, text: 'Hamlet' };
  const said = readIssue(
    draft({
      kind: 'many',
      count: '50',
      prefix: 'CLUB',
      rule: 'amount',
      value: '4,50',
      currency: 'eur',
      scope: 'performance',
      target,
      zones: ['stalls'],
      maxUses: '1',
      budget: '100',
      maxTickets: '2',
    }),
  );
  expect(said).toMatchObject({
    input: {
      codes: { kind: 'many', count: 50, prefix: 'CLUB' },
      rule: { kind: 'amount', amount: 4.5 },
      currency_code: 'EUR',
      performance_ids: [7],
      zones: ['stalls'],
      max_uses: 1,
      budget: 100,
      max_tickets: 2,
    },
  });
});

const hamlet = { eventId: 3, performanceId: 7, text: 'Hamlet' };

it.each([
  [{ stock: 'opens', openSeats: [4, 5] }, undefined, { kind: 'opens', seats: [4, 5] }],
  [
    { stock: 'reserves', stockZone: 'floor', stockCount: '20' },
    undefined,
    { kind: 'reserves_places', zone: 'floor', count: 20 },
  ],
  [{ stock: 'opens' }, { performance: 7, seats: [1, 2] }, { kind: 'opens', seats: [1, 2] }],
  [{ stock: 'reserves' }, { performance: 7, seats: [1, 2] }, { kind: 'reserves_seats', seats: [1, 2] }],
  [{ stock: 'opens', scope: 'event' }, undefined, undefined],
  [{ stock: 'none' }, { performance: 7, seats: [1] }, undefined],
] as const)('places: %o, with %o chosen in the hall', (more, chosen, stock) => {
  const read = readIssue(draft({ scope: 'performance', target: hamlet, ...more }), chosen);
  expect(read).toMatchObject({ kind: 'issue' });
  expect(read.kind === 'issue' && read.input.stock).toEqual(stock);
});

it.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ code: '!' }, { code: 'code' }],
  [{ value: '101' }, { value: 'percent' }],
  [{ rule: 'amount', value: '0', currency: 'RUB' }, { value: 'number' }],
  [{ rule: 'fixed', value: '0' }, { currency: 'required' }],
  [{ budget: '10' }, { currency: 'required' }],
  [{ kind: 'many', count: '5001' }, { count: 'number' }],
  [{ scope: 'event' }, { target: 'required' }],
  [{ scope: 'performance', target: hamlet, stock: 'opens' }, { openSeats: 'required' }],
  [
    { scope: 'performance', target: hamlet, stock: 'reserves' },
    { stockZone: 'required', stockCount: 'number' },
  ],
  [{ maxUses: '0' }, { maxUses: 'number' }],
] as const)('%o is faulty', (more, faults) => {
  expect(readIssue(draft(more))).toEqual({ kind: 'faults', faults });
});
