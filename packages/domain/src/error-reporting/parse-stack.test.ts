import { describe, expect, it } from 'vitest';
import { parseStack } from './parse-stack.ts';

describe('a stack', () => {
  it('of Chromium is read from the outermost call', () => {
    const stack = `TypeError: basket is undefined
    at new Store (https://site.example/assets/basket-a1.js:1:20)
    at async placeOrder (https://site.example/assets/order-b2.js:7:300)
    at https://site.example/assets/shell-c3.js:2:5
    at Array.map (<anonymous>)`;
    expect(parseStack(stack)).toEqual([
      { filename: 'https://site.example/assets/shell-c3.js', lineno: 2, colno: 5 },
      { function: 'placeOrder', filename: 'https://site.example/assets/order-b2.js', lineno: 7, colno: 300 },
      { function: 'Store', filename: 'https://site.example/assets/basket-a1.js', lineno: 1, colno: 20 },
    ]);
  });

  it('of Firefox and Safari is read too', () => {
    const stack = `placeOrder@https://site.example/assets/order-b2.js:7:300
@https://site.example/assets/shell-c3.js:2:5
[native code]`;
    expect(parseStack(stack)).toEqual([
      { filename: 'https://site.example/assets/shell-c3.js', lineno: 2, colno: 5 },
      { function: 'placeOrder', filename: 'https://site.example/assets/order-b2.js', lineno: 7, colno: 300 },
    ]);
  });

  it('of Node is read too', () => {
    const stack = `Error: no
    at settle (file:///srv/apps/api/src/features/sales/payments/settle.service.ts:10:3)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`;
    expect(parseStack(stack).map(({ filename }) => filename)).toEqual([
      'node:internal/process/task_queues',
      'file:///srv/apps/api/src/features/sales/payments/settle.service.ts',
    ]);
  });

  it('tells of line and column in full, and passes over words that only look like a place', () => {
    expect(parseStack('order@https://site.example/a.js:17:300')).toMatchObject([{ lineno: 17, colno: 300 }]);
    expect(parseStack('we met at noon (a.js:1:2)\n    at f (a.js:1:2) and so on')).toEqual([]);
    expect(parseStack('f@a.js:1:2 and so on')).toEqual([]);
  });

  it.each(['', 'Error: nothing else', 'TypeError: a\nb@c'])('without a place has none: %j', (stack) => {
    expect(parseStack(stack)).toEqual([]);
  });

  it('that never ends is cut to the innermost calls', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `    at f${index} (a.js:${index + 1}:1)`);
    const places = parseStack(`RangeError: Maximum call stack size exceeded\n${lines.join('\n')}`);
    expect(places).toHaveLength(50);
    expect(places.at(-1)).toMatchObject({ function: 'f0' });
  });
});
