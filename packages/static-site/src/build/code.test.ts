import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTinySite, templateText } from '../../test/fixture-site/tiny-site.ts';
import { codePart } from '../shared/build-id.ts';
import { openSite, type Site } from './open-site.ts';
import type { RunReport } from './run/run-report.ts';
import { watchCode } from './watch-code.ts';

async function closing<Result>(site: Site, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    await site.close();
  }
}

it('a change of code renders every page anew and leaves the data files alone', async () => {
  using tiny = makeTinySite(['/a', '/b'], templateText(`return 'old ' + data.path;`));
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  await closing(site, async () => {
    const first = await site.build();
    const dataFile = join(tiny.published, 'page-data/a/page-data.json');
    const { ino } = statSync(dataFile);
    tiny.writeTemplate(templateText(`return 'new ' + data.path;`));
    const second = await site.build();

    expect(second).toMatchObject({ written: 2, reasons: { code: 2 } });
    expect(codePart(second.build)).not.toBe(codePart(first.build));
    expect(readFileSync(join(tiny.published, 'a/index.html'), 'utf8')).toContain('new /a');
    expect(statSync(dataFile).ino).toBe(ino);
  });
});

it.each([
  ['a style sheet', 'page.css', '@import "./parts/tokens.css"; p { top: 1px }'],
  ['a style sheet that another imports', 'parts/tokens.css', 'p { left: 1px }'],
  ['a picture that a style sheet names', 'parts/ink.svg', '<svg id="ink"/>'],
])('the code is bundled anew when %s changes, and only then', async (_, name, text) => {
  using tiny = makeTinySite(['/a'], `import './page.css';\n${templateText('return data.path;')}`);
  const write = (file: string, text: string) => writeFileSync(join(tiny.folder, '../code', file), text);
  mkdirSync(join(tiny.folder, '../code/parts'));
  write('page.css', '@import "./parts/tokens.css";');
  write('parts/tokens.css', 'p { background: url("./ink.svg") }');
  write('parts/ink.svg', '<svg/>');
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  await closing(site, async () => {
    const { build } = await site.build();
    expect(await site.build()).toMatchObject({ build, written: 0 });
    write(name, text);
    expect((await site.build()).build).not.toBe(build);
  });
});

it('the code is bundled anew when what a plugin is made of changes', async () => {
  using tiny = makeTinySite(['/a'], templateText(`return 'word';`));
  const folder = join(tiny.folder, '../code/plugins');
  const file = join(folder, 'word.ts');
  mkdirSync(folder);
  writeFileSync(file, 'old');
  const plugin = {
    name: 'word',
    enforce: 'pre',
    transform: (code: string) => code.replace(`'word'`, JSON.stringify(readFileSync(file, 'utf8'))),
  };
  const config = { ...tiny.config, plugins: [plugin], pluginFolders: ['./code/plugins'] };
  const site = openSite(config, { folder: tiny.folder, threads: 1 });
  await closing(site, async () => {
    await site.build();
    writeFileSync(file, 'new');
    expect(await site.build()).toMatchObject({ written: 1 });
    expect(readFileSync(join(tiny.published, 'a/index.html'), 'utf8')).toContain('new');
  });
});

it('an update with code that is not the published one becomes a build', async () => {
  using tiny = makeTinySite(['/a'], templateText(`return 'old';`));
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  await closing(site, site.build);
  tiny.writeTemplate(templateText(`return 'new';`));
  const later = openSite(tiny.config, { folder: tiny.folder, threads: 1 });

  expect(await closing(later, () => later.update({ changedKeys: ['x'] }))).toMatchObject({
    kind: 'build',
    written: 1,
  });
});

it('the published site stays when the code has a fault', async () => {
  using tiny = makeTinySite(['/a'], templateText(`return 'old';`));
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  await closing(site, async () => {
    await site.build();
    tiny.writeTemplate('export default function {');
    await expect(site.build()).rejects.toThrow();
    expect(readFileSync(join(tiny.published, 'a/index.html'), 'utf8')).toContain('old');
  });
});

it('a changed source file starts a build, also after one that could not be built', async () => {
  using tiny = makeTinySite(['/a'], templateText(`return 'old';`));
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  await closing(site, async () => {
    await site.build();
    const failed = Promise.withResolvers<unknown>();
    const built = Promise.withResolvers<RunReport>();
    const stop = await watchCode(site, { onBuilt: built.resolve, onFailed: failed.resolve });
    tiny.writeTemplate('export default function {');
    expect(await failed.promise).toBeInstanceOf(Error);
    tiny.writeTemplate(templateText(`return 'new';`));
    expect(await built.promise).toMatchObject({ written: 1, reasons: { code: 1 } });
    stop();
  });
});

it('nothing is built once watching is stopped, even in the middle of a build', async () => {
  using tiny = makeTinySite(['/a'], templateText(`return 'old';`));
  const real = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  const report = await closing(real, real.build);
  const [began, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<RunReport>()];
  let asked = 0;
  const site = {
    build: () => {
      began.resolve();
      return finish.promise;
    },
    codeFolders: async () => {
      asked += 1;
      return [join(tiny.folder, '../code')];
    },
  };
  const watchers = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;
  const before = watchers();
  const stop = await watchCode(site, { onBuilt: () => {}, onFailed: () => {} });
  tiny.writeTemplate(templateText(`return 'new';`));
  await began.promise;
  stop();
  finish.resolve(report);

  await expect.poll(() => asked).toBe(2);
  await expect.poll(watchers).toBe(before);
});

it.each([
  ['never ends', 'for (;;) {}', 'took longer than 4 s'],
  ['ends its thread', 'process.exit(1);', 'ended the thread'],
])('only that page fails whose rendering %s', async (_, fault, cause) => {
  const names = ['/a', '/b', '/c', '/bad', '/d', '/e'];
  using tiny = makeTinySite(names, templateText(`if (data.path === '/bad') { ${fault} } return data.path;`));
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1, renderTimeLimitMs: 4000 });
  const report = await closing(site, site.build);

  expect(report.written).toBe(5);
  expect(report.failed).toEqual([{ path: '/bad', cause: expect.stringContaining(cause) }]);
});

it('a slice that is drawn differently by itself than in a page ends the build', async () => {
  const counting = `let count = 0;\nexport function Slice() { count += 1; return 'seen ' + count; }\n`;
  using tiny = makeTinySite(['/a'], `${templateText('return Slot({ name: "top", as: "header" });')}`, {
    slices: { top: './code/top.js' },
    source: {
      listPages: () => [{ path: '/a', template: 'page', keys: [], slices: { top: 'top' }, load: () => ({}) }],
      listSlices: () => [{ name: 'top', component: 'top', keys: [], load: () => ({}) }],
    },
  });
  const slot = join(import.meta.dirname, '../shared/slot.ts');
  tiny.writeTemplate(
    `import { Slot } from ${JSON.stringify(slot)};\n${templateText('return Slot({ name: "top", as: "header" });')}`,
  );
  writeFileSync(join(tiny.folder, '../code/top.js'), counting);
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });

  await expect(closing(site, site.build)).rejects.toThrow('renders differently alone and inside the page');
});
