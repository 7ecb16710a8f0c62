import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

const switches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findProgram(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The browser named by CHROMIUM_PATH, else one on this machine, else the one Playwright has downloaded. */
const findChromium = (): string =>
  process.env.CHROMIUM_PATH ??
  findProgram(...names) ??
  [chromium.executablePath()].find(isExecutable) ??
  throwMissingBrowser();

/** The browser without windows of its own, where there is one. */
export const findShell = (): string =>
  process.env.CHROMIUM_SHELL_PATH ?? findProgram('chromium-headless-shell') ?? findChromium();

function throwMissingBrowser(): never {
  throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
}

const launch = (executablePath: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...switches, ...more],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** The whole browser: with the back/forward cache, as visitors have it. */
export const launchChromium = (): Promise<Browser> => launch(findChromium());

/** The same without windows of its own, which cost more than most pages: for tests that open many. */
export const launchShell = (): Promise<Browser> => launch(findShell());

/** One whose camera sees what stands in a file (y4m), over and over. */
export const launchWithCamera = (file: string): Promise<Browser> =>
  launch(findShell(), [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);
