import { chmodSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type {
  DraftDetail,
  EditedItem,
  ItemList,
  PublicationDetail,
} from '@parterre/contracts/console/drafts';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { end, startSystem } from '../../apps/parterre/test/running-system.ts';
import { cpuTimeMs } from '../basket/load/cpu-time.ts';
import { benchFolder } from '../fixtures/bench-folder.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { p95 } from './fixtures/open-console.ts';

const rounds = 21;
/** From pressing, as whoever presses feels it. */
const goalMs = 1000;
/** Each has a page in five languages; places, persons and lists make up the rest. */
const sizes = [
  { pages: '1,000', events: 100 },
  { pages: '20,000', events: 3800 },
] as const;

interface House {
  readonly pages: number;
  /** Publishes a new title. All in milliseconds from the moment at which it is pressed. */
  publish(round: number): Promise<Published>;
  /** Milliseconds until a page of a draft is drawn, and until the same page of the site is there. */
  preview(round: number): Promise<Previewed>;
  close(): Promise<void>;
}

interface Previewed {
  readonly drawn: number;
  readonly published: number;
  readonly processor: number;
}

interface Published {
  readonly answer: number;
  /** Until a visitor is shown it. */
  readonly page: number;
  /** Until the console says that it is live. */
  readonly told: number;
  /** What all of it took of processors in the server: what the clock says depends on who else is on the machine. */
  readonly processor: number;
}

const maxLiveMs = 60_000;

/** Asks until it is so. Whoever asks without a pause takes the processor from who makes the page. */
async function awaitIt(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > maxLiveMs) throw new Error(`${what} takes longer than a minute.`);
    await setTimeout(10);
  }
}

async function openHouse(events: number): Promise<House> {
  const folder = benchFolder();
  // PostgreSQL has an account of its own when we are root.
  chmodSync(folder, 0o755);
  const system = await startSystem({ DATA_DIR: folder, PORT: '0' }, [
    '--events',
    String(events),
    '--no-pictures',
  ]);
  const [, origin = '', token = ''] = /console is at (\S+)\/invitation#(\S+)/.exec(system.output()) ?? [];
  const call = async (path: string, body?: object, cookie = '') => {
    const headers = {
      origin,
      cookie,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(origin + path, { headers, ...sent });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${text}`);
    return { reply, answer: JSON.parse(text) };
  };
  const { reply } = await call(consolePaths.acceptInvitation, { token });
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = async <Answer>(path: string, query: Record<string, string>): Promise<Answer> =>
    (await call(`${path}?${new URLSearchParams(query)}`, undefined, cookie)).answer;
  const run = async (command: string, input: object): Promise<{ draft_id: string; publication_id: string }> =>
    (await call(consolePaths.runCommand.replace(':command', command), { input, reason: 'measured' }, cookie))
      .answer;

  const listed = await fetch(`${system.address}/v1/events?limit=100&lang=ru`);
  const { results } = (await listed.json()) as { results: { id: number; title: string }[] };
  const findItem = async (round: number) => {
    const { id, title } = results[round % results.length] ?? { id: 0, title: '' };
    const found = await read<ItemList>(consolePaths.listItems, { kind: 'events', q: title });
    const key = found.results.find((item) => item.title === title)?.key ?? '';
    return { id, key };
  };
  const items = await Promise.all(Array.from({ length: rounds }, (_, round) => findItem(round)));

  const draft = async (round: number, title: string) => {
    const { id, key } = items[round] ?? { id: 0, key: '' };
    const { published } = await read<EditedItem>(consolePaths.readItem, { kind: 'events', key });
    const item = { ...published, title: { ...(published?.title as object), ru: title } };
    const { draft_id } = await run('drafts.create', { name: title });
    await run('drafts.save-item', { draft_id, kind: 'events', key, base: published, item, revision: 0 });
    return { draft_id, id };
  };
  const processorMs = () => cpuTimeMs([system.process.pid ?? 0]) ?? 0;
  const readPage = async (path: string) => (await fetch(system.address + path)).text();

  return {
    pages: Number(/: (\d+) written/.exec(system.output())?.[1]),
    publish: async (round) => {
      const title = `Live ${crypto.randomUUID()}`;
      const { draft_id, id } = await draft(round, title);
      const [pressedAt, processor] = [performance.now(), processorMs()];
      const since = () => performance.now() - pressedAt;
      const isLive = async () => (await readPage(`/events/${id}`)).includes(title);
      const page = awaitIt(title, isLive).then(since);
      const { publication_id: publication } = await run('drafts.publish', { draft_id, at: null });
      const answer = since();
      const readLive = () => read<PublicationDetail>(consolePaths.readPublication, { id: publication });
      const told = awaitIt(`live_at of ${title}`, async () => (await readLive()).live_at !== null).then(
        since,
      );
      return { answer, page: await page, told: await told, processor: processorMs() - processor };
    },
    preview: async (round) => {
      const title = `Drawn ${crypto.randomUUID()}`;
      const { draft_id, id } = await draft(round, title);
      const { preview_url } = await read<DraftDetail>(consolePaths.readDraft, { id: draft_id });
      const [startedAt, processor] = [performance.now(), processorMs()];
      const drawn = await readPage(`${new URL(preview_url).pathname}pages/events/${id}`);
      const drawnAt = performance.now();
      const took = processorMs() - processor;
      if (!drawn.includes(title)) throw new Error(`${title} is not drawn.`);
      await readPage(`/events/${id}`);
      const published = performance.now() - drawnAt;
      await run('drafts.discard', { draft_id });
      return { drawn: drawnAt - startedAt, published, processor: took };
    },
    close: async () => {
      await end(system.process, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** `PAGES=1,000` measures one size alone. */
const wanted = sizes.filter(({ pages }) => (process.env.PAGES ?? pages) === pages);
for (const { pages, events } of wanted) {
  const house = await openHouse(events);
  console.log(`${house.pages} pages of ${events} events`);
  await house.publish(0);
  await house.preview(0);
  const publishing: Awaited<ReturnType<House['publish']>>[] = [];
  const previewing: Awaited<ReturnType<House['preview']>>[] = [];
  for (let round = 1; round < rounds; round += 1) {
    publishing.push(await house.publish(round));
    previewing.push(await house.preview(round));
  }
  const of = (moment: keyof Published) => publishing.map((one) => one[moment]);
  const [drawn, published] = [previewing.map((one) => one.drawn), previewing.map((one) => one.published)];
  const answered = `${median(of('answer')).toFixed(0)} of them for the answer, in the median`;
  judge(
    `publishing pressed to page live at ${pages} pages: milliseconds of the slowest twentieth`,
    p95(of('page')),
    goalMs,
    answered,
  );
  judge(
    `publishing pressed to live in the console at ${pages} pages: milliseconds of the slowest twentieth`,
    p95(of('told')),
    goalMs,
    answered,
  );
  judge(
    `draft preview at ${pages} pages: seconds of the slowest twentieth`,
    p95(drawn) / 1000,
    1,
    `${(median(published) / 1000).toFixed(3)} for the same page of the site`,
  );
  console.log(
    `processor time of the server, median: publishing ${median(of('processor')).toFixed(0)} ms, preview ${median(previewing.map((one) => one.processor)).toFixed(0)} ms`,
  );
  console.log(
    `median: page ${median(of('page')).toFixed(0)} ms, console ${median(of('told')).toFixed(0)} ms, drawn ${median(drawn).toFixed(0)} ms`,
  );
  await house.close();
}
