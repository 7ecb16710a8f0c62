import { hostname, userInfo } from 'node:os';

/** As the audit log and the journal call whoever types commands here. */
export const commandLineName = (): string => `${userInfo().username}@${hostname()}`;
