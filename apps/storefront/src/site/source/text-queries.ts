import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QuerySource } from '@parterre/static-site/shared/data-source';
import type { PageTexts } from '../../i18n/translate.ts';
import { compileMessages } from '../messages/compile-message.ts';
import { messageFinder } from '../messages/named-messages.ts';
import { readMessages } from '../messages/read-messages.ts';
import type { SiteLanguage } from '../site-languages.ts';
import { sharedModules, templates } from '../templates.ts';
import type { SourceContext } from './source-context.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modulesAt = (paths: readonly string[]) => paths.map((path) => join(root, path));

export const textQueryName = (template: string, { code }: SiteLanguage) => `texts-${template}-${code}`;

/**
 * The texts of each kind of page: they travel with its data, so that nobody waits for them or loads those of others. They are looked for when
 * they are loaded: an update takes them as they were.
 */
export function* textQueries({ languages }: SourceContext): Generator<QuerySource<PageTexts>> {
  const messages = once(
    () => new Map(languages.map(({ code }) => [code, compileMessages(readMessages(code))])),
  );
  const findMessages = once(() => messageFinder(Object.keys(readMessages('ru'))));

  for (const [template, { component, status }] of Object.entries(templates(languages))) {
    const keys = once(() => findMessages()(modulesAt([component, ...sharedModules])));
    const textsIn = ({ code }: SiteLanguage): PageTexts[number] => [
      code,
      pick(messages().get(code) ?? {}, keys()),
    ];
    for (const language of languages)
      yield {
        name: textQueryName(template, language),
        keys: [],
        // A host has one error page for all languages.
        load: () => (status ? languages : [language]).map(textsIn),
      };
  }
}

function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

const pick = <Value>(from: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
