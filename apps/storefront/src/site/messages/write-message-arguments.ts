import { writeFileSync } from 'node:fs';
import { writeMessageArguments } from './message-arguments.ts';
import { readMessages } from './read-messages.ts';

export const messageArgumentsFile = new URL('../../i18n/message-arguments.ts', import.meta.url);

/** Brings the types of messages in line with the Russian texts. */
export const updateMessageArguments = () =>
  writeFileSync(messageArgumentsFile, writeMessageArguments(readMessages('ru')));
