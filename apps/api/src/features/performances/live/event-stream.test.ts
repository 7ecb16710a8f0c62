import { expect, it } from 'vitest';
import { makeEventStream } from './event-stream.ts';

it('a browser that never reads is let go before it takes up much room', () => {
  const { body, beat } = makeEventStream();
  let most = 0;
  for (let beats = 0; beats < 1_000_000 && !body.destroyed; beats += 1) {
    beat();
    most = Math.max(most, body.readableLength);
  }
  expect(body.destroyed).toBe(true);
  expect(most).toBeLessThan(300 * 1024);
});
