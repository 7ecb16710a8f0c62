import type { HeldBundle } from '@parterre/contracts/console/bundles';
import { expect, it } from 'vitest';
import { type BundleDraft, emptyBundle, readBundle, toDraft } from './bundle-draft.ts';

const targets = [1, 2, 3, 4, 5].map((id) => ({ eventId: 9, performanceId: id, text: `Evening ${id}` }));
const draft = (more: Partial<BundleDraft>): BundleDraft => ({
  ...emptyBundle,
  names: { ru: 'Пять вечеров' },
  code: 'EVENINGS',
  targets,
  percent: '20',
  ...more,
});

it('what is left empty limits nothing', () => {
  expect(readBundle(draft({}))).toEqual({
    kind: 'bundle',
    input: {
      code: 'EVENINGS',
      names: { ru: 'Пять вечеров' },
      pick: 3,
      performance_ids: [1, 2, 3, 4, 5],
      is_same_seat: false,
      rule: { kind: 'percent', percent: 20 },
      is_combinable: false,
      returns: 'full_price',
    },
  });
});

it('of events each counts once, at prices by currency and zone', () => {
  const said = readBundle(
    draft({
      scope: 'events',
      targets: [7, 8].map((eventId) => ({ eventId, performanceId: null, text: '' })),
      pick: '2',
      rule: 'fixed',
      prices: [
        { currency: 'rub', zone: '', amount: '1500' },
        { currency: 'RUB', zone: 'stalls', amount: '2000,50' },
      ],
      zones: ['stalls'],
    }),
    'an id',
  );
  expect(said).toMatchObject({
    input: {
      bundle_id: 'an id',
      event_ids: [7, 8],
      rule: {
        kind: 'fixed',
        prices: [
          { currency_code: 'RUB', zone: null, amount: 1500 },
          { currency_code: 'RUB', zone: 'stalls', amount: 2000.5 },
        ],
      },
      zones: ['stalls'],
    },
  });
});

it('the same seat is for all performances of the list, whatever was typed of how many', () => {
  expect(readBundle(draft({ isSameSeat: true, pick: '' }))).toMatchObject({
    input: { pick: 5, is_same_seat: true },
  });
});

const price = { currency: 'RUB', zone: '', amount: '10' };
it.each<[Partial<BundleDraft>, object]>([
  [{ names: { ru: ' ' } }, { names: 'required' }],
  [{ code: '!' }, { code: 'code' }],
  [
    { targets: targets.slice(1, 2), pick: '2' },
    { targets: 'targets', pick: 'pick' },
  ],
  [{ pick: '6' }, { pick: 'pick' }],
  [{ pick: '1' }, { pick: 'pick' }],
  [{ scope: 'events', isSameSeat: true }, { same_seat: 'same_seat' }],
  [{ percent: '101' }, { percent: 'percent' }],
  [{ rule: 'amount', prices: [{ ...price, amount: '0' }] }, { 'amount-0': 'number' }],
  [{ rule: 'fixed', prices: [{ ...price, currency: '₽' }] }, { 'currency-0': 'currency' }],
  [{ rule: 'fixed', prices: [price, { ...price, currency: 'rub' }] }, { 'currency-1': 'twice' }],
])('%o is faulty', (more, faults) => {
  expect(readBundle(draft(more))).toEqual({ kind: 'faults', faults });
});

it('a bundle that is changed is read as it was saved', () => {
  const held: HeldBundle = {
    id: 'an id',
    code: 'EVENINGS',
    names: { ru: 'Пять вечеров', de: 'Fünf Abende' },
    state: 'active',
    pick: 3,
    targets: targets.map(({ performanceId }) => ({
      event_id: 9,
      title: 'Evening',
      performance_id: performanceId,
      started_at: '2026-12-18T19:00:00+03:00',
    })),
    zones: ['floor'],
    is_same_seat: false,
    rule: { kind: 'amount', prices: [{ currency_code: 'RUB', zone: 'floor', amount: 99.5 }] },
    is_combinable: true,
    returns: 'share',
    valid_from: '2026-12-01T09:00:00.000Z',
    valid_until: null,
    created_at: '2026-11-01T09:00:00.000Z',
    created_by: 'anna',
    orders: 0,
    sets: 0,
    taken_off: [],
  };
  expect(
    readBundle(
      toDraft(held, ({ title }) => title),
      held.id,
    ),
  ).toEqual({
    kind: 'bundle',
    input: {
      bundle_id: 'an id',
      code: 'EVENINGS',
      names: held.names,
      pick: 3,
      performance_ids: [1, 2, 3, 4, 5],
      zones: ['floor'],
      is_same_seat: false,
      rule: held.rule,
      is_combinable: true,
      returns: 'share',
      valid_from: '2026-12-01T09:00:00.000Z',
    },
  });
});
