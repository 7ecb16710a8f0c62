import { expect, it } from 'vitest';
import { isYookassaAddress } from './yookassa-provider.ts';

it.each([
  ['185.71.76.0', true],
  ['185.71.76.31', true],
  ['185.71.76.32', false],
  ['77.75.153.127', true],
  ['77.75.153.128', false],
  ['77.75.154.127', false],
  ['77.75.154.128', true],
  ['77.75.156.11', true],
  ['77.75.156.12', false],
  ['2a02:5180:0:2669::1', true],
  ['2a02:5181::1', false],
  ['::ffff:185.71.77.5', true],
  ['::ffff:8.8.8.8', false],
  ['127.0.0.1', false],
  ['', false],
  ['nonsense', false],
])('takes a notification from %s: %s', (address, isKnown) => {
  expect(isYookassaAddress(address)).toBe(isKnown);
});
