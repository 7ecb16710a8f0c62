import { expect, it, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';

/** Sending that goes as a test says. */
function openSending(retry: { readonly retryMs?: number; readonly maxRetryMs?: number } = {}) {
  const clock = { now: 1_000_000 };
  const under: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const faults: unknown[] = [];
  const send = vi.fn(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    under.push({ resolve, reject });
    return promise;
  });
  const onFault = (error: unknown) => void faults.push(error);
  const sender = keepSending(send, { onFault, now: () => clock.now, ...retry });
  return { clock, under, faults, send, sender };
}

it('what is noticed while something is sent is sent after it, once', async () => {
  const { under, send, sender } = openSending();
  sender.notice();
  sender.notice();
  sender.notice();
  expect(send).toHaveBeenCalledTimes(1);
  under[0]?.resolve();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  under[1]?.resolve();
  await sender.close();
  expect(send).toHaveBeenCalledTimes(2);
});

it('it says for how long something has waited, until it is there', async () => {
  const { clock, under, sender } = openSending();
  expect(sender.unsentSeconds()).toBe(0);
  sender.notice();
  clock.now += 7000;
  sender.notice();
  expect(sender.unsentSeconds()).toBe(7);
  under[0]?.resolve();
  await expect.poll(() => under.length).toBe(2);
  expect(sender.unsentSeconds()).toBe(7);
  under[1]?.resolve();
  await expect.poll(() => sender.unsentSeconds()).toBe(0);
  await sender.close();
});

it('after a fault it is told once, tried again by itself, and at once when there is more', async () => {
  const { under, faults, send, sender } = openSending({ retryMs: 20, maxRetryMs: 40 });
  sender.notice();
  under[0]?.reject(new Error('away'));
  await expect.poll(() => send.mock.calls.length).toBe(2);
  expect(faults).toEqual([new Error('away')]);
  under[1]?.reject(new Error('still away'));
  await expect.poll(() => faults.length).toBe(2);
  sender.notice();
  expect(send).toHaveBeenCalledTimes(3);
  under[2]?.resolve();
  await expect.poll(() => sender.unsentSeconds()).toBe(0);
  await sender.close();
});

it('once it is closed nothing is begun, and a fault of what is ended is nobody’s business', async () => {
  const { under, faults, send, sender } = openSending({ retryMs: 1 });
  sender.notice();
  const closed = sender.close();
  under[0]?.reject(new Error('aborted'));
  await closed;
  sender.notice();
  expect(faults).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});
