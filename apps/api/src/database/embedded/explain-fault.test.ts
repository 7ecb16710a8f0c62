import { expect, it } from 'vitest';
import { explainFault } from './explain-fault.ts';

it.each([
  [
    'a full disk',
    'FATAL:  could not write to file: No space left on device',
    /disk is full.*Free some space/,
  ],
  ['a private folder', 'initdb: error: could not access directory: Permission denied', /account.*DATA_DIR/],
  [
    'another version’s data',
    'FATAL:  database files are incompatible with server\nDETAIL: initialized by PostgreSQL version 17',
    /another major version.*DATA_DIR/,
  ],
  ['anything else', 'LOG: starting\nFATAL:  could not map memory', /could not map memory.*DATABASE_URL/],
])('says what to do about %s', (_name, log, sentence) => {
  expect(explainFault(new Error('pg_ctl: could not start server'), log).message).toMatch(sentence);
});
