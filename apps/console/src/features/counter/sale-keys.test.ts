import { expect, it } from 'vitest';
import { readSaleKey } from './sale-keys.ts';

const alone = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ['Digit2', { kind: 'best', count: 2 }],
  ['Numpad9', { kind: 'best', count: 9 }],
  ['Digit0', undefined],
  ['KeyC', { kind: 'way', way: 'cash' }],
  ['KeyT', { kind: 'way', way: 'card_terminal' }],
  ['KeyI', { kind: 'way', way: 'invoice' }],
  ['KeyR', { kind: 'way', way: 'reserve' }],
  ['Escape', { kind: 'clear' }],
  ['KeyQ', undefined],
  ['Enter', undefined],
])('%s means %o', (code, meant) => {
  expect(readSaleKey({ ...alone, code })).toEqual(meant);
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('with %s it is the browser’s, or the palette’s', (held) => {
  expect(readSaleKey({ ...alone, [held]: true, code: 'KeyC' })).toBeUndefined();
});
