import { readFileSync } from 'node:fs';

const namespaces = ['common', 'pages', 'forms'] as const;

const folder = new URL('../../i18n/messages/', import.meta.url);

/** The files a language's messages are read from. */
export const messageFiles = (language: string) =>
  namespaces.map((name) => new URL(`${language}/${name}.json`, folder));

/** All messages of a language as written (ICU), by key; the default namespace has no prefix. */
export function readMessages(language: string): Record<string, string> {
  return Object.fromEntries(
    messageFiles(language).flatMap((file, index) => {
      const prefix = index === 0 ? '' : `${namespaces[index]}:`;
      const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Object.entries(messages).map(([key, text]) => [prefix + key, text]);
    }),
  );
}
