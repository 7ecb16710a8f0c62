import type { Controls } from '../control.ts';

const away = ['apps/api/test/faults/database-away.test.ts'];
const exhausted = ['apps/api/test/faults/pool-exhausted.test.ts'];
const pool = 'apps/api/src/database/connect.ts';
const isAway = 'apps/api/src/database/is-away.ts';

/** A database that is gone, silent or busy: visitors are told in time, and connections that are of no use are given up. */
export const databaseControls: Controls = {
  'PostgreSQL is restarted': [
    {
      defence: 'a connection that breaks while it is idle ends nothing but itself',
      file: pool,
      text: "pool.on('error', () => undefined);",
      without: '',
      tests: away,
      only: 'is restarted',
    },
    {
      defence: 'a connection that breaks in use ends nothing but itself',
      file: pool,
      text: "pool.on('connect', (client) => void client.on('error', () => undefined));",
      without: '',
      tests: away,
      only: 'is restarted',
    },
    {
      defence: 'whoever asks as it ends is asked to come again',
      file: isAway,
      text: 'serverFaults.test(code) || ',
      without: '',
      tests: away,
      only: 'is restarted',
    },
  ],
  'PostgreSQL crashes': [
    {
      defence: 'an order is on the disk before anybody is told of it',
      file: pool,
      text: "'set jit = off;",
      without: "'set synchronous_commit = off; set jit = off;",
      tests: away,
      only: 'crashes',
    },
    {
      defence: 'whoever asks as it crashes is asked to come again',
      file: isAway,
      text: ' || driverFaults.test(error.message)',
      without: '',
      tests: away,
      only: 'crashes',
    },
  ],
  'PostgreSQL stands still, or the network to it is cut without a word': [
    {
      defence: 'a connection that says nothing is given up',
      file: pool,
      text: 'stream: () => impatientSocket(timeoutMs * 1.5),',
      without: '',
      tests: away,
      only: 'stands still',
    },
    {
      defence: 'whoever listens gives up a connection that says nothing',
      file: 'apps/api/src/database/listener.ts',
      text: 'stream: () => impatientSocket(2.5 * beatMs),',
      without: '',
      tests: ['apps/api/test/faults/silent-database.test.ts'],
    },
    {
      defence: 'whoever listens connects again',
      file: 'apps/api/src/database/listener.ts',
      text: '      connectLater();\n    });',
      without: '    });',
      tests: ['apps/api/test/faults/silent-database.test.ts'],
    },
  ],
  'PostgreSQL is lost, and its replica (`synchronous_standby_names`) takes its place': [
    {
      defence: 'whoever asks meanwhile is asked to come again',
      file: isAway,
      text: ' || driverFaults.test(error.message)',
      without: '',
      tests: away,
      only: 'lost for good',
    },
    {
      defence: 'a connection to the one that was lost is dropped',
      file: pool,
      text: "pool.on('error', () => undefined);",
      without: '',
      tests: away,
      only: 'lost for good',
    },
  ],
  'All connections are taken': [
    {
      defence: 'nobody waits long for a connection',
      file: pool,
      text: 'connectionTimeoutMillis: timeoutMs / 2,',
      without: '',
      tests: exhausted,
      only: 'all connections taken',
    },
    {
      defence: 'no statement for a visitor takes long',
      file: pool,
      text: 'set statement_timeout = ${ms}; ',
      without: '',
      tests: exhausted,
      only: 'all connections taken',
    },
  ],
  'A process freezes in the middle of an order': [
    {
      defence: 'the database ends a transaction in which nothing happens',
      file: pool,
      text: '; set idle_in_transaction_session_timeout = ${ms}',
      without: '',
      tests: exhausted,
      only: 'freezes',
    },
  ],
};
