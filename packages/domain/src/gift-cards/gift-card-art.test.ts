import { describe, expect, it } from 'vitest';
import { giftCardArt } from './gift-card-art.ts';
import { giftCardDesigns } from './gift-card-offer.ts';

describe('the drawing of a gift card', () => {
  it.each(giftCardDesigns)('has paths that both page and paper can draw: %s', (design) => {
    const paths = giftCardArt[design];
    expect(paths.length).toBeGreaterThan(0);
    for (const { d, opacity } of paths) {
      expect(d).toMatch(/^M [-\d. MCQLHVaZ]+$/);
      expect(opacity).toBeGreaterThan(0);
      // What is written on it must be read.
      expect(opacity).toBeLessThanOrEqual(0.5);
    }
  });
});
