import { expect, it } from 'vitest';
import { createEvening, pairingLink, saveDoors, sellTickets } from '../../apps/parterre/test/evening.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';

const house = openHouse();

declare global {
  interface Window {
    /** What the phone was made to do, in its order. */
    felt: (string | number)[][];
  }
}

/** A phone whose body tells what it was asked for: it sounds, shakes, lights and stays awake. */
function standIn(): void {
  window.felt = [];
  const feel = (...what: (string | number)[]) => void window.felt.push(what);
  navigator.vibrate = (pattern) => {
    feel('shakes', ...(typeof pattern === 'number' ? [pattern] : pattern));
    return true;
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    feel('sounds', this.frequency.value);
    start.call(this, when);
  };
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        feel('stays awake');
        return { release: async () => feel('may sleep') };
      },
    },
  });
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    // A stream plays once there are pictures in it.
    setInterval(() => context?.fillRect(0, 0, 1, 1), 100);
    const stream = canvas.captureStream();
    const [track] = stream.getVideoTracks();
    if (track) {
      track.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
      track.applyConstraints = async ({ advanced } = {}) => feel('lights', JSON.stringify(advanced));
    }
    return stream;
  };
}

it('a verdict is heard and felt, the screen stays awake, and there is light where the camera has one', async () => {
  const owner = await enterAsOwner(house, 'Лев Слышащий');
  const tonight = await createEvening(owner);
  const [, door = ''] = await saveDoors(owner, tonight);
  const [ticket] = await sellTickets(owner, tonight.performanceId);
  const page = await house.open('/door/', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.context().addInitScript(standIn);
  await page.reload();
  await page.goto(await pairingLink(owner, tonight, door));
  await page.getByRole('heading', { name: 'Садовый' }).waitFor();
  const felt = () => page.evaluate(() => window.felt.splice(0));
  await expect.poll(() => page.evaluate(() => window.felt)).toContainEqual(['stays awake']);

  await page.getByRole('button', { name: 'Включить фонарик' }).tap();
  await page.getByRole('button', { name: 'Выключить фонарик' }).tap();
  expect((await felt()).filter(([what]) => what === 'lights')).toEqual([
    ['lights', '[{"torch":true}]'],
    ['lights', '[{"torch":false}]'],
  ]);

  const check = async (kind: string) => {
    await page.getByLabel('Номер билета').fill(ticket?.number ?? '');
    await page.getByRole('button', { name: 'Проверить' }).tap();
    await page.locator(`[data-kind="${kind}"]`).waitFor();
    await expect.poll(() => page.evaluate(() => window.felt.length)).toBeGreaterThan(1);
    const what = await felt();
    await page.getByRole('button', { name: 'Дальше' }).tap();
    return what;
  };
  expect(await check('good')).toEqual([
    ['sounds', 1320],
    ['shakes', 60],
  ]);
  expect(await check('bad')).toEqual([
    ['sounds', 220],
    ['sounds', 220],
    ['shakes', 150, 80, 150],
  ]);
});
