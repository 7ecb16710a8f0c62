import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly body: string;
}

/** One kept-alive connection that sends a request and waits for its answer: as little client as possible, so that it is the server that is measured. */
export interface Connection {
  post(path: string, body: string, headers?: string): Promise<Reply>;
  close(): void;
}

export function openConnection(port: number): Connection {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true);
  let received = '';
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    const head = received.slice(0, end);
    const body = received.slice(end + 4, end + 4 + length);
    received = received.slice(end + 4 + length);
    const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1];
    waiting?.resolve({ status: Number(head.slice(9, 12)), cookie, body });
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server hung up')));
  return {
    post: (path, body, headers = '') =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n${headers}`;
        socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      }),
    close: () => socket.destroy(),
  };
}
