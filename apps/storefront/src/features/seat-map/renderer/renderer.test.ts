import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { commandChange, initialState, withSeatLooks } from './renderer.ts';
import { createScene } from './scene.ts';

const scene = createScene(hall('oo').plan);
const open = { ...initialState, scene };

describe('the state of the renderer', () => {
  it('drops the computed looks when the free seats or the zones change, not when the view does', () => {
    const looks = new Uint8Array(2);
    const after = (command: Parameters<typeof commandChange>[0]) =>
      ({ ...open, looks, ...commandChange(command) }).looks;
    expect(after({ kind: 'free', bytes: new Uint8Array(1) })).toBeNull();
    expect(after({ kind: 'zones', zones: {} })).toBeNull();
    expect(after({ kind: 'view', view: { x: 0, y: 0, scale: 1 }, isZooming: false })).toBe(looks);
  });

  it('takes over what a command carries, without its kind', () => {
    const size = { width: 3, height: 2 };
    expect(commandChange({ kind: 'size', size, pixelRatio: 2 })).toStrictEqual({ size, pixelRatio: 2 });
  });

  it('shows the seats of a zone in its look, and as taken when the zone is not for sale', () => {
    const free = Uint8Array.of(0b1100_0000);
    const zones = { z0: { look: 4, isDimmed: false } };
    expect([...(withSeatLooks({ ...open, free, zones }).looks ?? [])]).toStrictEqual([4, 4]);
    expect([...(withSeatLooks({ ...open, free }).looks ?? [])]).toStrictEqual([24, 24]);
  });

  it('has no looks before the plan is loaded', () => {
    expect(withSeatLooks(initialState).looks).toBeNull();
  });
});
