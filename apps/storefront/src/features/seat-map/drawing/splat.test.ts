import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { frameOf, strideOf } from './frame.ts';
import { sceneOf } from './scene-of.ts';
import { splat } from './splat.ts';
import { spriteOf } from './sprite.ts';

const red = 0x0000ff;
const kinds = [{ colour: red, sprite: spriteOf('circle', 2) }, undefined];
// Two seats, half a metre apart.
const scene = sceneOf(hall('oo').plan);

function draw(view: { x: number; y: number; scale: number }, looks: number[], frame = frameOf(20, 10, 8)) {
  splat(frame, scene, view, { looks: Uint8Array.from(looks), kinds });
  return frame;
}

const pixelAt = (frame: ReturnType<typeof frameOf>, x: number, y: number) =>
  (frame.pixels[(y + frame.margin) * strideOf(frame) + x + frame.margin] ?? 0) >>> 0;

describe('drawing seats', () => {
  it('puts each where the view has it, in its colour', () => {
    const frame = draw({ x: 25, y: 100, scale: 0.2 }, [0, 0]);
    expect(pixelAt(frame, 5, 5)).toBe(0xff0000ff);
    expect(pixelAt(frame, 15, 5)).toBe(0xff0000ff);
    expect(pixelAt(frame, 10, 5)).toBe(0);
  });

  it('leaves out those that have no look', () => {
    const frame = draw({ x: 25, y: 100, scale: 0.2 }, [1, 0]);
    expect(pixelAt(frame, 5, 5)).toBe(0);
    expect(pixelAt(frame, 15, 5)).not.toBe(0);
  });

  it('begins with an empty picture', () => {
    const frame = draw({ x: 25, y: 100, scale: 0.2 }, [0, 0]);
    expect(draw({ x: 9e5, y: 9e5, scale: 0.2 }, [0, 0], frame).pixels.some((pixel) => pixel !== 0)).toBe(
      false,
    );
  });

  it('lets seats cross the edge', () => {
    const frame = draw({ x: -50, y: 100, scale: 0.2 }, [0, 1]);
    expect(pixelAt(frame, 19, 5)).not.toBe(0);
  });

  it('stays within the margin wherever the view is', () => {
    for (let x = -200; x < 300; x += 7)
      expect(() => draw({ x, y: 100 + x, scale: 0.2 }, [0, 0])).not.toThrow();
  });
});

describe('a sprite', () => {
  const opacities = (radius: number) =>
    Array.from(spriteOf('circle', radius).masks, (mask) => (mask >>> 24) / 255);

  it.each([1.5, 2.5, 6])('of radius %d covers about as much as the circle', (radius) => {
    const { phases } = spriteOf('circle', radius);
    const covered = opacities(radius).reduce((sum, opacity) => sum + opacity, 0) / phases ** 2;
    expect(covered / (Math.PI * radius ** 2)).toBeCloseTo(1, 1);
  });

  it('is opaque in its middle and has nothing in its corners', () => {
    const { edge, masks } = spriteOf('circle', 6);
    expect((masks[(edge >> 1) * edge + (edge >> 1)] ?? 0) >>> 24).toBe(255);
    expect(masks[0]).toBe(0);
  });
});
