import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { killCount } from '../../test/fixture-site/config.ts';
import { openBakery } from '../../test/fixture-site/open-bakery.ts';
import { siteFaults } from '../../test/fixture-site/site-faults.ts';

const generator = fileURLToPath(new URL('../../test/fixture-site/endless-generator.ts', import.meta.url));

/** Starts a generator that never stops changing the site, and kills it some moments into its work. */
async function killAtWork(folder: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [generator, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  await pause(afterMs);
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

it('a generator that is killed at any moment leaves a whole site, and the next run finishes it', {
  timeout: 60_000 + killCount * 10_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  {
    await using first = await openBakery({ folder });
    await first.site.build();
  }
  for (let kill = 0; kill < killCount; kill += 1) {
    const afterMs = Math.random() * 400;
    await killAtWork(folder, afterMs);
    expect(siteFaults(join(folder, 'public')), `killed after ${afterMs} ms`).toEqual([]);
  }

  await using survivor = await openBakery({ folder });
  await survivor.site.build();
  await using fresh = await openBakery();
  await fresh.site.build();
  const mutable = (files: ReadonlyMap<string, string>) =>
    [...files].filter(([file]) => !/^(slice-data|assets|page-data\/sq)\//.test(file));
  expect(mutable(survivor.snapshot())).toEqual(mutable(fresh.snapshot()));
  rmSync(folder, { recursive: true });
});
