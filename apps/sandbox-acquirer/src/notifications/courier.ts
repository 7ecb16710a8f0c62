import type { BankStore, Delivery } from '../records/bank-store.ts';
import type { Timers } from '../timers.ts';
import { signatureHeader, signNotification } from './sign-notification.ts';

export interface CourierOptions {
  readonly store: BankStore;
  readonly secret: string;
  readonly now: () => Date;
  readonly schedule: Timers['schedule'];
}

export interface Courier {
  send(deliveries: readonly Delivery[]): void;
  /** Resolves when no request is under way; what could not be delivered stays in the books for the next courier. */
  close(): Promise<void>;
}

/** For shops that nobody can reach. */
export const silentCourier: Courier = { send: () => undefined, close: async () => undefined };

const retryDelaysMs = [1000, 5000, 30_000, 120_000, 600_000];
const timeoutMs = 10_000;

/** Sends notifications when they are due, and again until the shop takes them or patience ends. */
export function openCourier(options: CourierOptions): Courier {
  const { store, now, schedule } = options;
  const underWay = new Set<Promise<void>>();

  const plan = (delivery: Delivery) => {
    store.state.deliveries[delivery.id] = delivery;
    schedule(() => start(delivery), Math.max(0, delivery.dueAtMs - now().getTime()));
  };
  const start = (delivery: Delivery) => {
    const attempt = deliver(delivery).finally(() => underWay.delete(attempt));
    underWay.add(attempt);
  };
  const deliver = async (delivery: Delivery) => {
    const isTaken = await post(delivery, options);
    delete store.state.deliveries[delivery.id];
    const retry = isTaken ? undefined : nextAttempt(delivery, now());
    if (retry) plan(retry);
    store.save();
  };
  Object.values(store.state.deliveries).forEach(plan);
  return {
    send: (deliveries) => deliveries.forEach(plan),
    close: async () => void (await Promise.all(underWay)),
  };
}

function nextAttempt(delivery: Delivery, now: Date): Delivery | undefined {
  const delayMs = retryDelaysMs[delivery.failures];
  if (delayMs === undefined || delivery.isForged) return undefined;
  return { ...delivery, failures: delivery.failures + 1, dueAtMs: now.getTime() + delayMs };
}

async function post({ url, body, isForged }: Delivery, { secret, now }: CourierOptions): Promise<boolean> {
  const signature = signNotification(isForged ? `not ${secret}` : secret, body, now());
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })).ok;
  } catch {
    // Nobody there: the shop will be told again.
    return false;
  }
}
