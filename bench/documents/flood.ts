import { parentPort } from 'node:worker_threads';

// A visitor who asks for all of these addresses at once, from a thread of their own so that they do not hold up whoever measures.

parentPort?.on('message', async (addresses: readonly string[]) => {
  const requested = addresses.map(async (address) => {
    const reply = await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    if (!reply.ok) throw new Error(`answered ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  });
  await Promise.any(requested);
  parentPort?.postMessage('under way');
  await Promise.all(requested);
  parentPort?.postMessage('over');
});
