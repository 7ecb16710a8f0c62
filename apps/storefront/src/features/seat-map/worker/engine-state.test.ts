import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../drawing/scene-of.ts';
import { changeOf, emptyState, withLooks } from './engine-state.ts';

const scene = sceneOf(hall('oo').plan);
const open = { ...emptyState, scene };

describe('what is drawn', () => {
  it('is looked up anew when the free seats or the prices change, not when the view does', () => {
    const looks = new Uint8Array(2);
    const after = (order: Parameters<typeof changeOf>[0]) => ({ ...open, looks, ...changeOf(order) }).looks;
    expect(after({ kind: 'free', bytes: new Uint8Array(1) })).toBeNull();
    expect(after({ kind: 'zones', zones: {} })).toBeNull();
    expect(after({ kind: 'view', view: { x: 0, y: 0, scale: 1 }, isZooming: false })).toBe(looks);
  });

  it('takes over what an order brings, and nothing else', () => {
    const size = { width: 3, height: 2 };
    expect(changeOf({ kind: 'size', size, pixelRatio: 2 })).toStrictEqual({ size, pixelRatio: 2 });
  });

  it('shows zones by their id, and as taken those that are not for sale', () => {
    const free = Uint8Array.of(0b1100_0000);
    const zones = { z0: { look: 4, isDimmed: false } };
    expect([...(withLooks({ ...open, free, zones }).looks ?? [])]).toStrictEqual([4, 4]);
    expect([...(withLooks({ ...open, free }).looks ?? [])]).toStrictEqual([24, 24]);
  });

  it('waits for the plan', () => {
    expect(withLooks(emptyState).looks).toBeNull();
  });
});
