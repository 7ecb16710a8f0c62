import { fileURLToPath } from 'node:url';
import { compileMessages } from './compile-message.ts';
import { messageFiles, readMessageFile } from './read-messages.ts';

const prefix = 'virtual:messages/';
const mark = '?messages=';

/**
 * `import messages from 'virtual:messages/ru'`: a language's messages, for the generator; those of forms, which the browser
 * fetches with the parts that show them, are in `virtual:messages/ru/forms`, and those of them that ask for consent, which
 * many visitors see first of all, in `virtual:messages/ru/visit`. All import the files themselves, so that
 * the engine knows what the bundle is made of.
 */
export const messagesPlugin = {
  name: 'storefront:messages',
  enforce: 'pre',
  resolveId: (id: string) => {
    if (id.startsWith(prefix)) return `\0${id}`;
    return id.includes(mark) ? id : undefined;
  },
  load: (id: string) => {
    if (id.startsWith(`\0${prefix}`)) return languageModule(id.slice(prefix.length + 1));
    return id.includes(mark) ? namespaceModule(id) : undefined;
  },
};

function languageModule(id: string): string {
  const [language = '', part] = id.split('/');
  const files = messageFiles(language).filter(
    ({ namespace }) => (namespace === 'forms') === (part !== undefined),
  );
  const choice = part === 'visit' ? '&only=forms:cookies' : '';
  const imports = files.map(
    ({ file, namespace }) => `import ${namespace} from '${fileURLToPath(file)}${mark}${namespace}${choice}';`,
  );
  const names = files.map(({ namespace }) => `...${namespace}`);
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
}

function namespaceModule(id: string) {
  const [path = '', namespace = '', only = ''] = id.split(/[?&]\w+=/);
  const read = readMessageFile(path, namespace);
  const messages = compileMessages(
    Object.fromEntries(Object.entries(read).filter(([key]) => key.startsWith(only))),
  );
  return { code: `export default ${JSON.stringify(messages)};`, moduleType: 'js' };
}
