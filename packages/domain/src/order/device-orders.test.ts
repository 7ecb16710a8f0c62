import { describe, expect, it } from 'vitest';
import { type DeviceOrder, groupDeviceOrders, recordDeviceOrder } from './device-orders.ts';

const order = (token: string, more: Partial<DeviceOrder> = {}): DeviceOrder => ({
  token,
  number: '100001',
  state: 'paid',
  title: 'Гамлет',
  place: 'Театр на Неве',
  startsAt: '2026-12-24T19:00:00+03:00',
  ticketsCount: 2,
  ...more,
});
const tokens = (orders: readonly DeviceOrder[]) => orders.map(({ token }) => token).join('');

describe('an order that this device has seen', () => {
  const seen = [order('a'), order('b')];
  it.each<[what: string, seen: DeviceOrder, list: string]>([
    ['is listed first', order('c'), 'cab'],
    ['is listed once', order('b'), 'ba'],
    ['is listed while it waits to be paid', order('c', { state: 'awaiting_payment' }), 'cab'],
    ['is listed when its money went back', order('b', { state: 'refunded' }), 'ba'],
    ['is dropped when its time to pay ran out', order('b', { state: 'expired' }), 'a'],
    ['is dropped when it was cancelled', order('b', { state: 'cancelled' }), 'a'],
    ['is never listed if it ended unpaid', order('c', { state: 'expired' }), 'ab'],
  ])('%s', (_what, one, list) => {
    expect(tokens(recordDeviceOrder(seen, one))).toBe(list);
  });

  it('is listed as it was seen last', () => {
    expect(recordDeviceOrder([order('a', { state: 'awaiting_payment' })], order('a'))).toEqual([order('a')]);
  });

  it('pushes the oldest out of a long list', () => {
    const many = Array.from({ length: 30 }, (_, index) => order(`t${index}`));
    const next = recordDeviceOrder(many, order('new'));
    expect([next.length, next[0]?.token, next.at(-1)?.token]).toEqual([30, 'new', 't28']);
  });
});

describe('the orders of a device', () => {
  const now = Date.parse('2026-12-24T12:00:00Z');
  it.each<[what: string, startsAt: string, state: DeviceOrder['state'], isComing: boolean]>([
    ['tonight', '2026-12-24T19:00:00+03:00', 'paid', true],
    ['tonight, to be paid', '2026-12-24T19:00:00+03:00', 'awaiting_payment', true],
    ['tonight, refunded', '2026-12-24T19:00:00+03:00', 'refunded', false],
    ['begun 11 h 59 min ago', '2026-12-24T03:01:00+03:00', 'paid', true],
    ['begun 12 h ago', '2026-12-24T03:00:00+03:00', 'paid', false],
  ])('%s', (_what, startsAt, state, isComing) => {
    const { coming, past } = groupDeviceOrders([order('a', { startsAt, state })], now);
    expect([coming.length, past.length]).toEqual(isComing ? [1, 0] : [0, 1]);
  });

  it('show the next first, and of what is over the latest', () => {
    const on = (token: string, day: string) => order(token, { startsAt: `2026-12-${day}T19:00:00+03:00` });
    const { coming, past } = groupDeviceOrders(
      [on('b', '28'), on('a', '25'), on('c', '01'), on('d', '02')],
      now,
    );
    expect([tokens(coming), tokens(past)]).toEqual(['ab', 'dc']);
  });
});
