import { expect, it } from 'vitest';
import { makeVisitorTurns } from './visitor-turns.ts';

/** Something that is under way until it is ended. */
function makeWork(turns: ReturnType<typeof makeVisitorTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const ask = (name: string) =>
    turns(name.slice(0, 1), () => {
      begun.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      return end.promise;
    });
  return { begun, ask, end: (name: string) => ends.get(name) };
}

it('a visitor is worked for so often at once, and others meanwhile', async () => {
  const { begun, ask, end } = makeWork(makeVisitorTurns(2));
  const asked = ['A1', 'A2', 'A3', 'A4', 'B1'].map(ask);
  expect(begun).toEqual(['A1', 'A2', 'B1']);
  end('A2')?.resolve();
  await asked[1];
  expect(begun).toEqual(['A1', 'A2', 'B1', 'A3']);
});

it('what fails gives its place to the next', async () => {
  const { begun, ask, end } = makeWork(makeVisitorTurns(1));
  const [failed, next] = ['A1', 'A2'].map(ask);
  end('A1')?.reject(new Error('no paper'));
  await expect(failed).rejects.toThrow('no paper');
  end('A2')?.resolve();
  await next;
  await Promise.all([ask('A3'), end('A3')?.resolve()]);
  expect(begun).toEqual(['A1', 'A2', 'A3']);
});
