import { fileURLToPath } from 'node:url';
import { events } from '../basket/fixtures/catalogue.ts';
import { openSaleDatabase } from '../basket/fixtures/database.ts';
import { apiProgram } from '../basket/fixtures/sale.ts';
import { type Connection, openConnection } from '../basket/load/connection.ts';
import { type ServerProcess, startServer } from '../fixtures/server-process.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { reportNotRun } from '../measure/result.ts';
import { openBank } from '../orders/fixtures/bank.ts';
import { type Filled, fillBasket, payOrder, placeOrder } from '../orders/load/buyers.ts';
import { cpuMs, cpuSince, findNodes, type Node, openClusterDatabase, openNode } from './fixtures/cluster.ts';

// What a hold and an order cost on each node of a cluster, in CPU, beside one plain server in the same run: what the busiest node
// needs says how many of them the whole can bear. Only CPU is measured, since all nodes are on one machine.

const [buyers, ordersPerRound, rounds] = [10, 150, 7];
const acts = ['hold', 'order', 'payment'] as const;
type Act = (typeof acts)[number];

interface Course {
  readonly what: string;
  readonly nodes: readonly Node[];
  readonly api: ServerProcess;
  /** Of each act and round, by node, the API last: CPU in milliseconds for one. */
  readonly measured: Record<Act, number[][]>;
}

const found = await findNodes();
if (!found) {
  reportNotRun('cluster/placement needs a cluster: CLUSTER_URL=postgres://… (docs/operations.md)');
  process.exit(0);
}
await using undo = new AsyncDisposableStack();
const secret = 'a secret for the benchmark, long enough';
const bank = await openBank(secret);
undo.defer(() => bank.close());

async function openCourse(
  what: string,
  url: string,
  folder: string,
  nodes: readonly Node[],
): Promise<Course> {
  const settings = { DATABASE_URL: url, DATA_DIR: folder, SECRET: secret };
  const api = await startServer(fileURLToPath(apiProgram), {
    ...settings,
    SANDBOX_URL: `http://127.0.0.1:${bank.port}`,
  });
  undo.defer(() => api.stop());
  // What is done later, such as mail, is measured nowhere.
  await nodes[0]?.query(`
    create function put_off() returns trigger language plpgsql as $$ begin new.due_at := 'infinity'; return new; end $$`);
  await nodes[0]?.query(
    'create trigger put_off before insert on outbox for each row execute function put_off()',
  );
  return { what, nodes, api, measured: { hold: [], order: [], payment: [] } };
}

const plain = await openSaleDatabase();
undo.defer(() => plain.close());
const plainNode = await openNode(plain.url, 'the server');
undo.defer(() => plainNode.close());
const reference = await openCourse('one plain server', plain.url, plain.folder, [plainNode]);
const courses = [reference];
for (const workers of [2, 4].filter((count) => count < found.length)) {
  const database = await openClusterDatabase(found.slice(0, workers + 1));
  undo.defer(() => database.close());
  courses.push(
    await openCourse(`a coordinator and ${workers} workers`, database.url, database.folder, database.nodes),
  );
}

let turn = 0;

async function eachBuyer(port: number, work: (connection: Connection) => Promise<void>): Promise<void> {
  const buyer = async () => {
    const connection = openConnection(port);
    await work(connection);
    connection.close();
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
}

/** CPU by node for one act, the API's last. */
async function cost({ nodes, api }: Course, count: number, work: () => Promise<void>): Promise<number[]> {
  const look = async () => [
    ...(await Promise.all(nodes.map((node) => node.cpu()))),
    new Map([[api.pid, cpuMs(api.pid)]]),
  ];
  const before = await look();
  await work();
  return (await look()).map((now, index) => cpuSince(before[index] ?? new Map(), now) / count);
}

async function run(course: Course): Promise<Record<Act, number[]>> {
  const { port } = course.api;
  const filled: Filled[] = [];
  const tokens: string[] = [];
  let begun = 0;
  // Two seats each.
  const hold = await cost(course, ordersPerRound * 2, () =>
    eachBuyer(port, async (connection) => {
      while (begun < ordersPerRound) {
        begun += 1;
        const place = turn++;
        filled.push(await fillBasket(connection, (place % events) + 1, Math.floor(place / events) * 2));
      }
    }),
  );
  const baskets = filled.values();
  const order = await cost(course, ordersPerRound, () =>
    eachBuyer(port, async (connection) => {
      for (const each of baskets) tokens.push(await placeOrder(connection, each));
    }),
  );
  const orders = tokens.values();
  const payment = await cost(course, ordersPerRound, () =>
    eachBuyer(port, async (connection) => {
      for (const token of orders) await payOrder(connection, bank, token);
    }),
  );
  return { hold, order, payment };
}

for (const each of courses) await run(each);
for (let round = 0; round < rounds; round += 1) {
  courses.reverse();
  for (const each of courses) {
    const measured = await run(each);
    for (const act of acts) each.measured[act].push(measured[act]);
  }
}

const typical = ({ measured }: Course, act: Act, place: number) =>
  median(measured[act].map((byNode) => byNode.at(place) ?? Number.NaN));
const busiest = (course: Course, act: Act) =>
  Math.max(...course.nodes.map((_, index) => typical(course, act, index)));

courses.sort((a, b) => a.nodes.length - b.nodes.length);
for (const course of courses)
  for (const act of acts) {
    const byNode = course.nodes.map(({ name }, index) => `${name} ${typical(course, act, index).toFixed(2)}`);
    console.log(
      `${course.what}, ${act}: ms of CPU: ${byNode.join(', ')}; API ${typical(course, act, -1).toFixed(2)}`,
    );
  }
for (const course of courses.slice(1))
  for (const act of acts)
    judge(
      `${act}, ${course.what}: busiest node to one plain server`,
      busiest(course, act) / busiest(reference, act),
      3,
      `${busiest(reference, act).toFixed(2)} ms of CPU, one plain server`,
    );
