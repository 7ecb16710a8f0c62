import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// One who waits and does nothing else, with a connection and an event loop of their own: what they are made to wait for is the server's doing.
const everyMs = 250;
const timeoutMs = 60_000;
const url: string = workerData;
const times: number[] = [];
let unanswered = 0;
let isOver = false;

const ask = (): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked = request(url, { timeout: timeoutMs }, (response) => {
    response.resume();
    response.on('end', () => resolve(response.statusCode === 200));
    response.on('error', () => resolve(false));
  });
  asked.on('timeout', () => asked.destroy());
  asked.on('error', () => resolve(false));
  asked.end();
  return promise;
};

parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const begunAt = performance.now();
  if (await ask()) times.push(performance.now() - begunAt);
  else unanswered += 1;
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
parentPort?.postMessage({ times, unanswered });
