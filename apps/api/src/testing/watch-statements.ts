import pg from 'pg';
import { afterAll, vi } from 'vitest';
import { StatementBatch } from '../database/statement-batch.ts';

/** Hears every statement that is sent from here on, and by which connection, until the tests of the file are done. */
export function watchStatements(onStatement: (text: string, by: pg.Client) => void): void {
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function listen(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args;
    const sent = first instanceof StatementBatch ? first.statements : [first];
    for (const each of sent) {
      const text = typeof each === 'string' ? each : (each as { text?: string } | undefined)?.text;
      if (text) onStatement(text, this);
    }
    return Reflect.apply(query, this, args);
  });
  afterAll(() => vi.restoreAllMocks());
}
