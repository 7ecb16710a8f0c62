/** Settles when this process is asked to end: Ctrl-C, a service manager, or the loss of the process that started it. */
export function stopRequest(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(signal));
  process.once('disconnect', () => resolve('disconnect'));
  return promise;
}
