import { describe, expect, it } from 'vitest';
import { categories, categoryTypes } from './categories.ts';

describe('the categories of the demo', () => {
  it('each belong to a type, and no type is empty', () => {
    const types = categoryTypes.map(({ source_id }) => source_id);
    expect(new Set(categories.map(({ type }) => type))).toEqual(new Set(types));
  });

  it('are few enough to choose from', () => {
    expect(categoryTypes).toHaveLength(6);
    expect(categories.length).toBeGreaterThanOrEqual(14);
    expect(categories.length).toBeLessThanOrEqual(18);
  });
});
