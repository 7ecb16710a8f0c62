import { expect, it } from 'vitest';
import { releaseLabel } from './release-label.ts';

it('a release is labelled with the time at which the page was loaded', () => {
  expect(releaseLabel(1_794_700_800_000)).toBe('release-1794700800000');
});
