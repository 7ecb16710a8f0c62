import pg from 'pg';
import type { Sql } from './sql.ts';

interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A `copy … from stdin` and what it reads. Not a stream of `pg-copy-streams`: pg takes none on connections that pipeline. */
export class CopyQuery extends pg.Query {
  readonly statement: Sql;
  readonly #input: string;

  constructor(statement: Sql, input: string, done: (error: Error | undefined) => void) {
    super(statement.text, done);
    this.statement = statement;
    this.#input = input;
  }

  /** Called by pg when the server is ready to read. */
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#input));
    connection.endCopyFrom();
  }
}
