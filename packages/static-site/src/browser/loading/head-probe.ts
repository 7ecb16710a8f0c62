import type { Net } from './fetch-json.ts';
import { untilAborted } from './until-aborted.ts';

const timeoutMs = 5000;

/** Whether the host has something at an address that has no page data: a file, a page newer than this build. */
export async function headProbe(net: Net, url: URL, signal: AbortSignal): Promise<boolean> {
  const asked = net.fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
  const response = await untilAborted(asked, signal).catch(() => undefined);
  return response?.status === 200;
}
