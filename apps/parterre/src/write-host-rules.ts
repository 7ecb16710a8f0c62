import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { edgeFunction } from '@parterre/static-site/host/edge-function';
import type { HostRules } from '@parterre/static-site/host/host-rules';
import { nginxConfig } from '@parterre/static-site/host/nginx-config';

/** Where deploy/nginx/ is copied to on a machine that runs nginx. */
const included = '/etc/nginx/parterre/locations.conf';

/** The rules of this landing's pages for nginx and for a CDN, beside the pages themselves (docs/operations.md). */
export async function writeHostRules(folder: string, rules: HostRules): Promise<void> {
  const config = nginxConfig({
    ...rules,
    folder: join(folder, 'public'),
    listen: '80',
    brotli: false,
    include: included,
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'nginx.conf'), config);
  await writeFile(join(folder, 'cdn.js'), edgeFunction(rules));
}
