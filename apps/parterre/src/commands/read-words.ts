import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartFault } from '@parterre/api/start-fault';

/** What a command is told: words in order, and options by name. */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
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
