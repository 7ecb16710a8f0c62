import { expect, it } from 'vitest';
import { PdfQueue } from './pdf-workers.ts';

/** `A1` is the first that visitor A asks for; `M1` the first of the mail. */
function serve(...asked: readonly string[]): string {
  const queue = new PdfQueue<string>();
  for (const item of asked) {
    const mark = item.slice(0, 1);
    queue.add(mark === 'M' ? { kind: 'mail' } : { kind: 'visitor', mark }, item);
  }
  return [...asked.keys()].map(() => queue.next()).join(' ');
}

it.each([
  ['one visitor in the order in which they asked', 'A1 A2 A3', 'A1 A2 A3'],
  ['another visitor after one of a flood', 'A1 A2 A3 A4 B1', 'A1 B1 A2 A3 A4'],
  ['each of several in turn', 'A1 A2 A3 B1 B2 C1', 'A1 B1 C1 A2 B2 A3'],
  ['mail after one of a flood at most', 'A1 A2 A3 M1', 'M1 A1 A2 A3'],
  ['mail and all visitors in turn', 'A1 A2 B1 M1 M2 M3', 'M1 A1 M2 B1 M3 A2'],
])('serves %s', (_what, asked, served) => {
  expect(serve(...asked.split(' '))).toBe(served);
});

it('a visitor who comes back for another document is served after those who wait', () => {
  const queue = new PdfQueue<string>();
  const ask = (item: string) => queue.add({ kind: 'visitor', mark: item.slice(0, 1) }, item);
  for (const item of ['A1', 'B1']) ask(item);
  const first = queue.next();
  ask('A2');
  expect([first, queue.next(), queue.next(), queue.next()]).toEqual(['A1', 'B1', 'A2', undefined]);
});

it('a visitor who comes while another is served goes before what that one has waiting', () => {
  const queue = new PdfQueue<string>();
  const ask = (item: string) => queue.add({ kind: 'visitor', mark: item.slice(0, 1) }, item);
  ask('A1');
  const first = queue.next();
  for (const item of ['A2', 'A3', 'B1']) ask(item);
  expect([first, queue.next(), queue.next(), queue.next()]).toEqual(['A1', 'B1', 'A2', 'A3']);
});
