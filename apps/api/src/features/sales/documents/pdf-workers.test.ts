import { expect, it } from 'vitest';
import { exampleBill } from '../../../testing/documents/example-bill.ts';
import { type Lane, makePdfWorkers, type PdfDocument } from './pdf-workers.ts';

const bill = (orderNumber: string): PdfDocument => ({ kind: 'bill', view: { ...exampleBill, orderNumber } });
const visitor = (mark: string): Lane => ({ kind: 'visitor', mark });
const mail: Lane = { kind: 'mail' };

/** Prints them with one worker and says in which order they were done. */
async function finish(asked: readonly (readonly [number: string, lane: Lane])[]): Promise<string[]> {
  const pdfWorkers = makePdfWorkers({ count: 1 });
  const done: string[] = [];
  await Promise.all(
    asked.map(async ([number, lane]) => {
      await pdfWorkers.render(bill(number), lane);
      done.push(number);
    }),
  );
  return done;
}

const flood = Array.from({ length: 6 }, (_, index) => [`A${index}`, visitor('A')] as const);

it('one visitor who asks for much holds up neither another visitor nor the mail', async () => {
  const done = await finish([...flood, ['B', visitor('B')], ['M', mail]]);
  expect(done.slice(0, 3).toSorted()).toEqual(['A0', 'B', 'M']);
});

it('what the mail wants goes out in its turn though a flood waits for it, too', async () => {
  const done = await finish([...flood, ['A5', mail]]);
  expect(done.indexOf('A5')).toBeLessThanOrEqual(2);
});

it('the same document is made once for all who ask for it, at once and later', async () => {
  const pdfWorkers = makePdfWorkers({ count: 2 });
  const asked = Array.from({ length: 100 }, (_, index) =>
    pdfWorkers.render(bill('1'), visitor(`${index % 3}`)),
  );
  const made = new Set(await Promise.all(asked));
  made.add(await pdfWorkers.render(bill('1'), mail));
  expect(made.size).toBe(1);
});

it('a document that says something else is another', async () => {
  const pdfWorkers = makePdfWorkers();
  const [first] = exampleBill.lines;
  const moved = {
    ...exampleBill,
    lines: [{ ...first, detail: '13 декабря 2026, 19:00' }],
  } as typeof exampleBill;
  const [before, after] = await Promise.all(
    [exampleBill, moved].map((view) => pdfWorkers.render({ kind: 'bill', view }, mail)),
  );
  expect(before).not.toBe(after);
});

it('a document that cannot be set is told to whoever asked, and the next one is set', async () => {
  const pdfWorkers = makePdfWorkers({ count: 1 });
  const broken = { kind: 'bill', view: { ...exampleBill, lines: undefined } } as unknown as PdfDocument;
  await expect(pdfWorkers.render(broken, mail)).rejects.toThrow();
  expect((await pdfWorkers.render(bill('1'), mail)).subarray(0, 5).toString()).toBe('%PDF-');
});
