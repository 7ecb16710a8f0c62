import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartFault } from '@parterre/api/start-fault';

/** The options of a command. One that it does not know is told in a sentence. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new StartFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What a command is told: words in order, and options by name. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    const { positionals: words, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words, options: values };
  } catch (cause) {
    throw new StartFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
