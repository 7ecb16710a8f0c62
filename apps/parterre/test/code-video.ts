import { open } from 'node:fs/promises';
import { encode } from 'uqr';

const side = 320;
const framesPerSecond = 10;
/** So long each code is held before the camera, and then nothing. */
const [shownFrames, blankFrames] = [4, 1];
export const codesPerSecond = framesPerSecond / (shownFrames + blankFrames);

const [dark, light, paper] = [30, 225, 160];

/** One code in the middle of a picture, not quite black on not quite white. */
function drawCode(text: string): Uint8Array {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const scale = Math.floor(side / size);
  const offset = Math.floor((side - size * scale) / 2);
  const picture = new Uint8Array(side * side).fill(paper);
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1) {
      const isDark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? false;
      picture[(y + offset) * side + x + offset] = isDark ? dark : light;
    }
  return picture;
}

/** Writes what a camera sees that codes are held before, one after another. */
export async function writeCodeVideo(file: string, codes: readonly string[]): Promise<void> {
  const handle = await open(file, 'w');
  const colours = new Uint8Array((side * side) / 2).fill(128);
  const writeFrame = async (picture: Uint8Array) => {
    await handle.write('FRAME\n');
    await handle.write(picture);
    await handle.write(colours);
  };
  await handle.write(`YUV4MPEG2 W${side} H${side} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  const blank = new Uint8Array(side * side).fill(paper);
  for (const code of codes) {
    const picture = drawCode(code);
    for (let frame = 0; frame < shownFrames; frame += 1) await writeFrame(picture);
    for (let frame = 0; frame < blankFrames; frame += 1) await writeFrame(blank);
  }
  await handle.close();
}
