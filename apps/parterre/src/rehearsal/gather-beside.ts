import { fileURLToPath } from 'node:url';
import type { CrowdNews, CrowdResult } from './crowd/crowd-process.ts';
import type { CrowdParts } from './crowd/waiting-crowd.ts';
import { type RehearsalFolder, startBeside } from './processes.ts';

const script = fileURLToPath(new URL('./crowd/crowd-process.ts', import.meta.url));

/** A crowd in a process of its own; settles when the last of it has gone. */
export function gatherBeside(
  folder: RehearsalFolder,
  parts: CrowdParts,
  onSecond: (news: Extract<CrowdNews, { kind: 'second' }>) => void,
): Promise<CrowdResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CrowdResult>();
  const child = startBeside(folder, { script, env: {} });
  let printed = '';
  child.stdout?.resume();
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    printed = (printed + part).slice(-2000);
  });
  child.on('message', (news: CrowdNews) => {
    if (news.kind === 'second') onSecond(news);
    else resolve(news.result);
  });
  child.on('error', reject);
  child.on('close', () => reject(new Error(`The crowd of a rehearsal has ended: ${printed}`)));
  child.send(parts);
  return promise;
}
