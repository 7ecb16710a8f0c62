/** What pg has and its types do not tell. */
declare module 'pg/lib/query.js' {
  import type { EventEmitter } from 'node:events';
  import type { QueryResult } from 'pg';

  /** A connection, as far as statements are sent by it. */
  export interface Wire {
    readonly stream: { cork(): void; uncork(): void };
    /** The texts of named statements that the server has parsed, and of those that it is being asked to. */
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
    parse(statement: { readonly name: string | undefined; readonly text: string }): void;
    bind(bound: { readonly statement: string | undefined; readonly values: readonly unknown[] }): void;
    describe(portal: { readonly type: 'P'; readonly name: '' }): void;
    execute(): void;
    sync(): void;
  }

  export default class Query extends EventEmitter {
    name: string | undefined;
    text: string;
    constructor(
      text: string,
      done: (error: Error | undefined, results: QueryResult | readonly QueryResult[]) => void,
    );
    /** What it answers is handled like an answer of the server. */
    submit(wire: Wire): Error | null;
    handleCommandComplete(message: unknown, wire: Wire): void;
    handleError(error: Error, wire: Wire): void;
  }
}

declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as it is sent to the server. */
    prepareValue(value: unknown): unknown;
  };
  export default utils;
}
