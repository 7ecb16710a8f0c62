import { StartFault } from '@parterre/api/start-fault';

interface Listener {
  listen(options: { host: string; port: number }): Promise<string>;
}

/** Answers the address. A port that cannot be had is told in a sentence. */
export async function listen(server: Listener, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFault(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 100} npm start`,
        { cause },
      );
    if (code === 'EACCES')
      throw new StartFault(
        `Port ${port} needs more rights than this account has. Choose one above 1023: PORT=3000 npm start`,
        { cause },
      );
    if (code === 'EADDRNOTAVAIL')
      throw new StartFault(
        `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`,
        { cause },
      );
    throw cause;
  }
}
