import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const marker = join(root, 'node_modules', '.installed-for');

/** Runs `npm ci` when the lock file is not the one that was installed last; a second call is a file read. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  rmSync(marker, { force: true });
  const startedAt = Date.now();
  console.log('Installing packages (first run, or the lock file changed) …');
  await install();
  writeFileSync(marker, wanted);
  console.log(`Packages installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function install() {
  return new Promise((resolve, reject) => {
    // Only errors are printed: several tools ask for a newer Node than npm runs on here, and the project brings that Node.
    const npm = spawn('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      shell: process.platform === 'win32',
    });
    let errors = '';
    npm.stderr.on('data', (text) => {
      errors += text;
      process.stderr.write(text);
    });
    npm.on('error', (error) =>
      reject(new Error(`npm could not be started (${error.message}). Install npm 10 or newer.`)),
    );
    npm.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(whyInstallFailed(errors)))));
  });
}

function whyInstallFailed(errors) {
  if (/ENOSPC/.test(errors)) return 'The disk is full. Free about 1 GB and run the same command again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/.test(errors))
    return 'The package registry cannot be reached. Check the network or the npm proxy settings and run the same command again.';
  if (/EACCES|EPERM/.test(errors))
    return 'This folder cannot be written to. Take ownership of it, or clone elsewhere.';
  return 'The packages could not be installed (npm says why above). Run the same command again once that is mended.';
}
