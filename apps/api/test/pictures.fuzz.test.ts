import { randomUUID } from 'node:crypto';
import { errorStatus } from '@parterre/contracts/errors';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { consoleFixture } from '../src/testing/console/console-fixture.ts';
import { draw, photograph } from '../src/testing/pictures/picture-files.ts';

// By night: FUZZED_CHANGES=10000 npm test.
const files = Math.ceil(Number(process.env.FUZZED_CHANGES ?? 1500) / 12);

const { operator } = consoleFixture();

const refusals = Object.keys(errorStatus).filter((code) => code.startsWith('picture_'));

/** A byte that is another, bytes that are lacking or come in addition, an end that is not there. */
const damage = fc.record({
  // Drawn as a whole number: most doubles below 1 are so small that they would all mean the first byte.
  at: fc.integer({ min: 0, max: 9999 }).map((place) => place / 10_000),
  kind: fc.constantFrom('replace', 'remove', 'insert', 'cut'),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 16 }),
});

interface Damage {
  readonly at: number;
  readonly kind: string;
  readonly bytes: Uint8Array;
}

function apply(file: Buffer, { at, kind, bytes }: Damage): Buffer {
  // Headers are what is interesting: half of all damage is done there.
  const place = Math.floor(at < 0.5 ? at * Math.min(400, file.length) : at * file.length);
  const [head, tail] = [file.subarray(0, place), file.subarray(place)];
  if (kind === 'cut') return head;
  if (kind === 'insert') return Buffer.concat([head, bytes, tail]);
  return Buffer.concat([head, kind === 'replace' ? bytes : Buffer.alloc(0), tail.subarray(bytes.length)]);
}

it('whatever is uploaded is a picture or is refused for a reason, and nothing fails', {
  timeout: 60_000 + files * 1000,
}, async () => {
  const editor = await operator('editor');
  const whole = await Promise.all([
    photograph(210, 200),
    draw(210, 200).png().toBuffer(),
    draw(210, 200).webp().toBuffer(),
    draw(210, 200).avif({ effort: 0 }).toBuffer(),
  ]);
  const outcomes = new Map<string, number>();
  const file = fc
    .tuple(fc.constantFrom(...whole), fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([picture, damages]) => damages.reduce(apply, picture));
  await fc.assert(
    fc.asyncProperty(file, async (sent) => {
      const { status, body } = await editor.call('POST', consolePaths.uploadPicture, sent, {
        'content-type': 'application/octet-stream',
        'idempotency-key': randomUUID(),
      });
      const outcome = status === 200 ? 'taken' : String(body.error?.code);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(['taken', ...refusals]).toContain(outcome);
    }),
    { numRuns: files },
  );
  // Otherwise it tried nothing.
  expect(outcomes.get('taken')).toBeGreaterThan(0);
  expect(outcomes.get('picture_broken')).toBeGreaterThan(0);
});
