import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Bank {
  readonly port: number;
  /** What it sends to tell that a payment has succeeded, with the header that signs it. */
  tellOf(reference: string): { readonly body: string; readonly headers: string };
  close(): Promise<void>;
}

/** Speaks to the API as the sandbox acquirer does, as quickly as possible: every payment succeeds at once. */
export async function openBank(shopSecret: string): Promise<Bank> {
  const secret = createHmac('sha256', shopSecret).update('sandbox acquirer').digest('base64url');
  const payments = new Map<string, object>();
  const server = createServer(async (request, response) => {
    const id = request.url?.split('/')[3];
    response.setHeader('content-type', 'application/json');
    response.end(id === undefined ? create(await text(request)) : JSON.stringify(payments.get(id)));
  });
  const create = (body: string) => {
    const { reference, amount_minor, currency } = JSON.parse(body);
    const page_url = `http://127.0.0.1/pay/${reference}`;
    const payment = { id: reference, reference, page_url, failure: null, refunds: [] };
    payments.set(reference, { ...payment, state: 'succeeded', received: { amount_minor, currency } });
    return JSON.stringify({ ...payment, state: 'pending', received: null });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on a port has an address of that kind.
    port: (server.address() as AddressInfo).port,
    tellOf: (reference) => {
      const body = `{"type":"payment.succeeded","payment":{"id":"${reference}"}}`;
      const seconds = Math.floor(Date.now() / 1000);
      const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { body, headers: `sandbox-signature: t=${seconds},v1=${mac}\r\n` };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
