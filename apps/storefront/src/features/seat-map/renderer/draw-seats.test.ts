import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { createFrame, drawSeats, frameStride, moveFrame } from './draw-seats.ts';
import { createScene } from './scene.ts';
import { createSprite } from './seat-sprites.ts';

const red = 0x0000ff;
const styles = [{ colour: red, sprite: createSprite('circle', 2) }, undefined];
// Two seats, half a metre apart.
const scene = createScene(hall('oo').plan);

function draw(
  view: { x: number; y: number; scale: number },
  looks: number[],
  frame = createFrame(20, 10, 8),
) {
  drawSeats(frame, scene, view, { looks: Uint8Array.from(looks), styles });
  return frame;
}

const pixelAt = (frame: ReturnType<typeof createFrame>, x: number, y: number) =>
  (frame.pixels[(y + frame.margin) * frameStride(frame) + x + frame.margin] ?? 0) >>> 0;

describe('drawing all seats', () => {
  it('draws each seat at its position in the view, in its colour', () => {
    const frame = draw({ x: 25, y: 100, scale: 0.2 }, [0, 0]);
    expect(pixelAt(frame, 5, 5)).toBe(0xff0000ff);
    expect(pixelAt(frame, 15, 5)).toBe(0xff0000ff);
    expect(pixelAt(frame, 10, 5)).toBe(0);
  });

  it('leaves out seats without a style', () => {
    const frame = draw({ x: 25, y: 100, scale: 0.2 }, [1, 0]);
    expect(pixelAt(frame, 5, 5)).toBe(0);
    expect(pixelAt(frame, 15, 5)).not.toBe(0);
  });

  it('clears the frame first', () => {
    const frame = draw({ x: 25, y: 100, scale: 0.2 }, [0, 0]);
    expect(draw({ x: 9e5, y: 9e5, scale: 0.2 }, [0, 0], frame).pixels.some((pixel) => pixel !== 0)).toBe(
      false,
    );
  });

  it('draws seats that cross the edge of the frame', () => {
    const frame = draw({ x: -50, y: 100, scale: 0.2 }, [0, 1]);
    expect(pixelAt(frame, 19, 5)).not.toBe(0);
  });

  it('never writes outside of the margin, wherever the view is', () => {
    for (let x = -200; x < 300; x += 7)
      expect(() => draw({ x, y: 100 + x, scale: 0.2 }, [0, 0])).not.toThrow();
  });
});

describe('a frame that is moved', () => {
  const crowd = createScene(hall(`${'o'.repeat(12)}\n`.repeat(12)).plan);
  const looks = new Uint8Array(crowd.plan.seatCount);
  const scale = 0.1;
  const drawAt = (x: number, y: number) => {
    const frame = createFrame(40, 30, 8);
    drawSeats(frame, crowd, { x, y, scale }, { looks, styles });
    return frame;
  };
  const visiblePixels = (frame: ReturnType<typeof createFrame>) =>
    Array.from({ length: frame.height }, (_, y) =>
      Array.from({ length: frame.width }, (_, x) => pixelAt(frame, x, y)),
    );

  it.each([
    [3, 0],
    [-3, 0],
    [0, 5],
    [0, -5],
    [7, 4],
    [-6, -9],
    [6, -9],
    [0, 0],
    [41, 2],
    [-2, 500],
  ])('by %d and %d pixels shows what is drawn anew', (byX, byY) => {
    const frame = drawAt(300, 400);
    const view = { x: 300 - byX / scale, y: 400 - byY / scale, scale };
    for (const area of moveFrame(frame, byX, byY)) drawSeats(frame, crowd, view, { looks, styles }, area);
    expect(visiblePixels(frame)).toEqual(visiblePixels(drawAt(view.x, view.y)));
  });

  it('any number of times shows what is drawn anew', () => {
    const frame = drawAt(300, 400);
    let [x, y] = [300, 400];
    for (let step = 0; step < 40; step += 1) {
      const [byX, byY] = [Math.round(9 * Math.cos(step)), Math.round(9 * Math.sin(step / 2))];
      x -= byX / scale;
      y -= byY / scale;
      for (const area of moveFrame(frame, byX, byY))
        drawSeats(frame, crowd, { x, y, scale }, { looks, styles }, area);
    }
    expect(visiblePixels(frame)).toEqual(visiblePixels(drawAt(x, y)));
  });
});

describe('a sprite', () => {
  const opacities = (radius: number) =>
    Array.from(createSprite('circle', radius).masks, (mask) => (mask >>> 24) / 255);

  it.each([1.5, 2.5, 6])('of radius %d covers about the area of its circle', (radius) => {
    const { phases } = createSprite('circle', radius);
    const covered = opacities(radius).reduce((sum, opacity) => sum + opacity, 0) / phases ** 2;
    expect(covered / (Math.PI * radius ** 2)).toBeCloseTo(1, 1);
  });

  it('is opaque in the centre and transparent in the corners', () => {
    const { edge, masks } = createSprite('circle', 6);
    expect((masks[(edge >> 1) * edge + (edge >> 1)] ?? 0) >>> 24).toBe(255);
    expect(masks[0]).toBe(0);
  });
});
