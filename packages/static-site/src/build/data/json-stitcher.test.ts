import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createJsonStitcher } from './json-stitcher.ts';

const anything = fc.anything({ withDate: true, withBoxedValues: true, withSparseArray: true, maxDepth: 6 });

it('the stitcher writes what JSON.stringify writes', () => {
  const { stringify } = createJsonStitcher();
  fc.assert(
    fc.property(anything, (value) => {
      expect(stringify(value)).toBe(JSON.stringify(value));
    }),
  );
});

it('remembered objects are written as JSON.stringify would, at any depth', () => {
  const { stringify, remember } = createJsonStitcher();
  fc.assert(
    fc.property(fc.array(fc.object(), { minLength: 1 }), (objects) => {
      const shared = objects.map(remember);
      const page = {
        title: 'x',
        first: shared[0],
        list: shared,
        nested: { deeper: { deepest: { list: shared } } },
      };
      expect(stringify(page)).toBe(JSON.stringify(page));
    }),
  );
});

it('a remembered object is turned into JSON only once', () => {
  const { stringify, remember } = createJsonStitcher();
  let written = 0;
  const shared = remember({
    get name() {
      written += 1;
      return 'rye';
    },
  });
  stringify({ shared, list: [shared, shared] });
  expect(written).toBe(1);
});
