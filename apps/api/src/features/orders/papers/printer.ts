import { Worker } from 'node:worker_threads';
import type { BillView } from '../../bills/bill-view.ts';
import type { TicketsView } from '../../tickets/pdf/ticket-view.ts';

export type Paper =
  | { readonly kind: 'tickets'; readonly view: TicketsView }
  | { readonly kind: 'bill'; readonly view: BillView };

/** What the thread is told, and what it answers. */
export interface PrintOrder {
  readonly id: number;
  readonly paper: Paper;
}
export type Printed = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly fault: string });

type Waiting = PromiseWithResolvers<Buffer>;

let thread: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Setting type takes long enough to keep visitors waiting, so it is done in a thread of its own, begun when first needed. */
export function print(paper: Paper): Promise<Buffer> {
  thread ??= openThread();
  const order: PrintOrder = { id: ++lastId, paper };
  const printed = Promise.withResolvers<Buffer>();
  waiting.set(order.id, printed);
  thread.ref();
  thread.postMessage(order);
  return printed.promise;
}

function openThread(): Worker {
  const opened = new Worker(new URL('./print-thread.ts', import.meta.url));
  opened.on('message', (printed: Printed) => finish(opened, printed));
  opened.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    thread = undefined;
  });
  return opened;
}

/** An idle thread keeps no process from ending. */
function finish(opened: Worker, printed: Printed): void {
  const { resolve, reject } = waiting.get(printed.id) ?? {};
  waiting.delete(printed.id);
  if (waiting.size === 0) opened.unref();
  if ('pdf' in printed) resolve?.(Buffer.from(printed.pdf));
  else reject?.(new Error(printed.fault));
}
