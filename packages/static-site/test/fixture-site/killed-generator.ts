import { diskFiles, type Files } from '../../src/build/publish/files.ts';
import { after, openSmallBakery } from './small-bakery.ts';

/**
 * Publishes the change in a process that is killed at its n-th step on the disk, a write in its middle; says how many it
 * made if it is not. One page may be made longer than the disk takes.
 */
const [folder = '', step = 'Infinity', moreCharacters = '0'] = process.argv.slice(2);
const bakery = after();
const bread = bakery.breads.get(2);
if (bread) bakery.breads.set(2, { ...bread, name: bread.name + '!'.repeat(Number(moreCharacters)) });
let steps = 0;
const interruptible =
  <Args extends unknown[], Result>(act: (...args: Args) => Result, actByHalf?: (...args: Args) => Result) =>
  (...args: Args): Result => {
    steps += 1;
    if (steps >= Number(step)) {
      actByHalf?.(...args);
      process.kill(process.pid, 'SIGKILL');
    }
    return act(...args);
  };
const disk = diskFiles(false);
const files: Files = {
  write: interruptible(disk.write, (path, content) => disk.write(path, content.slice(0, content.length / 2))),
  rename: interruptible(disk.rename),
  remove: interruptible(disk.remove),
  makeFolder: interruptible(disk.makeFolder),
  removeFolderIfEmpty: interruptible(disk.removeFolderIfEmpty),
};
await using site = await openSmallBakery({ folder, bakery, files });
await site.site.build();
process.stdout.write(String(steps));
