import { type PathLike, readFileSync } from 'node:fs';

const namespaces = ['common', 'pages', 'forms'] as const;

const folder = new URL('../../i18n/messages/', import.meta.url);

/** The files a language's messages are read from. */
export const messageFiles = (language: string) =>
  namespaces.map((namespace) => ({ namespace, file: new URL(`${language}/${namespace}.json`, folder) }));

/** The messages of one file as written (ICU), by key; the default namespace, common, has no prefix. */
export function readMessageFile(file: PathLike, namespace: string): Record<string, string> {
  const prefix = namespace === 'common' ? '' : `${namespace}:`;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [prefix + key, text]));
}

/** All messages of a language. */
export const readMessages = (language: string): Record<string, string> =>
  Object.assign({}, ...messageFiles(language).map(({ file, namespace }) => readMessageFile(file, namespace)));
