import type pg from 'pg';

export interface Field {
  readonly name: string;
  readonly type: number;
}

export interface Description {
  readonly parameters: readonly number[];
  readonly fields: readonly Field[];
}

/** What `pg` hands a query of one's own; its types leave the connection out. */
interface Wire {
  parse(message: { text: string; name: string }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  on(event: 'parameterDescription', hear: (message: { dataTypeIDs: number[] }) => void): void;
  removeAllListeners(event: 'parameterDescription'): void;
}

/** Lets the server parse a statement without running it, and answers the types of its values and of its columns. */
export function describeStatement(client: pg.ClientBase, text: string): Promise<Description> {
  const { promise, resolve, reject } = Promise.withResolvers<Description>();
  let parameters: readonly number[] = [];
  let fields: readonly Field[] = [];
  const query = {
    submit(wire: Wire) {
      wire.removeAllListeners('parameterDescription');
      wire.on('parameterDescription', ({ dataTypeIDs }) => {
        parameters = dataTypeIDs;
      });
      wire.parse({ text, name: '' });
      wire.describe({ type: 'S', name: '' });
      wire.sync();
      return null;
    },
    handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }) {
      fields = message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    },
    // `pg` tells a query no more after its error.
    handleError: reject,
    handleReadyForQuery: () => resolve({ parameters, fields }),
  };
  client.query(query as unknown as pg.Submittable);
  return promise;
}
