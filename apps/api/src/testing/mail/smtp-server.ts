import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server that takes, puts off or refuses: RFC 5321 as far as nodemailer speaks it. */
export async function openSmtpServer() {
  const taken: string[] = [];
  let answerToRecipient = '250 ok';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let [buffer, isData] = ['', false];
    const say = (text: string) => void socket.write(`${text}\r\n`);
    const replies: Record<string, string> = {
      EHLO: '250 test',
      MAIL: '250 ok',
      RSET: '250 ok',
      QUIT: '221 bye',
    };
    const hear = (command: string) => {
      const verb = command.slice(0, 4).toUpperCase();
      isData = verb === 'DATA';
      if (verb === 'RCPT') return say(answerToRecipient);
      say(isData ? '354 go on' : (replies[verb] ?? '502 what'));
    };
    say('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let end = findEnd(buffer, isData); end; end = findEnd(buffer, isData)) {
        const part = buffer.slice(0, end.at);
        buffer = buffer.slice(end.at + end.length);
        if (!isData) {
          hear(part);
          continue;
        }
        isData = false;
        taken.push(part);
        say('250 taken');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    taken,
    answerRecipients: (answer: string) => {
      answerToRecipient = answer;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function findEnd(buffer: string, isData: boolean): { at: number; length: number } | undefined {
  const mark = isData ? '\r\n.\r\n' : '\r\n';
  const at = buffer.indexOf(mark);
  return at < 0 ? undefined : { at, length: mark.length };
}
