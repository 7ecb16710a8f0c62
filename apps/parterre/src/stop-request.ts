/**
 * Settles when this process is asked to end: Ctrl-C, a service manager, or the loss of the process that started it.
 * Repeated requests change nothing: a terminal and npm often send the same Ctrl-C twice.
 */
export function stopRequest(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal));
  process.on('disconnect', () => resolve('disconnect'));
  return promise;
}
