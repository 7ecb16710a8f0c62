import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without its own windows: a page costs it a quarter of the time. */
const shell = 'chromium-headless-shell';
/** Stand for those that visitors have: pages measure their stand-in letters by them. */
const fonts = 'fonts-liberation';

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The program of that name on the PATH. */
const which = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

const findBrowser = () =>
  [process.env.CHROMIUM_PATH, ...names.map(which), chromium.executablePath()].find(
    (path) => path && isExecutable(path),
  );

/** Debian's, which the deployment files are written for. */
const server = 'nginx';

/** Paths of programs that npm does not bring. */
export interface Programs {
  readonly CHROMIUM_PATH: string;
  /** The whole browser where there is no other. */
  readonly CHROMIUM_SHELL_PATH: string;
}

/**
 * A Chromium already here, else Debian's when we may install it, else Playwright's own download. The server that stands
 * before a deployed system has no such download: where it is not to be had, its tests are skipped, which the run tells.
 */
export async function ensurePrograms(): Promise<Programs> {
  const mayInstall = process.getuid?.() === 0 && which('apt-get') !== undefined;
  const missing = [
    ...(findBrowser() && which(shell) ? [] : ['chromium', shell, fonts]),
    ...(which(server) ? [] : [server]),
  ];
  if (mayInstall && missing.length > 0) installWithApt(missing);
  if (!findBrowser()) download();
  const whole = findBrowser();
  if (!whole) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return { CHROMIUM_PATH: whole, CHROMIUM_SHELL_PATH: which(shell) ?? whole };
}

/** Without a line to Debian the tests do with what there is. */
function installWithApt(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch {
    console.log('It could not be installed from here.');
  }
}

function download(): void {
  console.log('Downloading Chromium for the browser tests …');
  execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
}
