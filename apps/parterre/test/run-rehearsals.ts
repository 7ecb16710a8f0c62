import { connect } from '@parterre/api/database/connect';
import { sweepRehearsals } from '../src/rehearsal/sweep-rehearsals.ts';

/** A program that holds the rehearsal that somebody has asked for, and can be killed while it does. */
const [url = '', dataDir = ''] = process.argv.slice(2);
const db = connect(url);
const onFault = (error: unknown) => console.error(error);
const env = { PATH: process.env.PATH };
await sweepRehearsals({ db, dataDir, env, niceness: 0, onFault }, new AbortController().signal);
await db.destroy();
