import { describe, expect, it } from 'vitest';
import { carriesEventsCounter } from './carries-events-counter.ts';

describe('the extra counter', () => {
  it.each(['/events/12', '/events/page/2', '/events/search', '/events/', '/de/events/12'])(
    'is carried by %s',
    (path) => {
      expect(carriesEventsCounter(path)).toBe(true);
    },
  );

  it.each(['/', '/events', '/de/events', '/news/events', '/persons/12', '/eventsx/12'])(
    'is not carried by %s',
    (path) => {
      expect(carriesEventsCounter(path)).toBe(false);
    },
  );
});
