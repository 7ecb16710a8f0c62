import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { messageFiles, readMessages } from './read-messages.ts';

const prefix = 'virtual:messages/';

/** `import messages from 'virtual:messages/ru'`: a language's messages, compiled, so that no parser is shipped. */
export const messagesPlugin = {
  name: 'storefront:messages',
  resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(this: { addWatchFile(file: string): void }, id: string) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const language = id.slice(prefix.length + 1);
    for (const file of messageFiles(language)) this.addWatchFile(fileURLToPath(file));
    const compiled = Object.entries(readMessages(language)).map(([key, text]) => [key, compile(text)]);
    return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
  },
};
