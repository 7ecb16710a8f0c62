import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a module says of messages and of other modules. */
interface Mentions {
  /** `'pages:homeTitle'` */
  readonly names: ReadonlySet<string>;
  /** `` `found_${kind}` `` */
  readonly beginnings: readonly string[];
  /** Those fetched on every visit (ui/page-part.ts) among them. */
  readonly imports: readonly string[];
  /** Fetched when first needed. */
  readonly lazyImports: readonly string[];
}

function readMentions(file: string): Mentions {
  const text = readFileSync(file, 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const files = (pattern: RegExp) => all(pattern).map((target) => resolve(dirname(file), target));
  return {
    names: new Set(all(/'([\w:]+)'/g)),
    beginnings: all(/`([\w:]+)\$\{/g),
    imports: [
      ...files(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gm),
      ...files(/\bpagePart\(\s*async \(\) => \(await import\('(\.[^']+\.tsx?)'\)/g),
    ],
    lazyImports: files(/\bimport\('(\.[^']+\.tsx?)'\)/g),
  };
}

const namesMessage = ({ names, beginnings }: Mentions, key: string) =>
  names.has(key) || beginnings.some((beginning) => key.startsWith(beginning));

/**
 * Finds which of the messages `keys` some modules can show, with all that they import, now or later; those of forms are
 * left out where they come with what is fetched later. A word that only looks like a message is one text too many.
 */
export function messageFinder(keys: readonly string[]): (modules: readonly string[]) => string[] {
  const read = new Map<string, Mentions>();
  const cachedMentions = (file: string) => {
    const mentions = read.get(file) ?? readMentions(file);
    read.set(file, mentions);
    return mentions;
  };
  const reached = (modules: readonly string[], next: (mentions: Mentions) => readonly string[]) => {
    const files = new Set(modules);
    for (const file of files) for (const target of next(cachedMentions(file))) files.add(target);
    return [...files].map(cachedMentions);
  };

  return (modules) => {
    const atOnce = reached(modules, ({ imports }) => imports);
    const ever = reached(modules, ({ imports, lazyImports }) => [...imports, ...lazyImports]);
    const isShown = (key: string) =>
      (key.startsWith('forms:') ? atOnce : ever).some((mentions) => namesMessage(mentions, key));
    return keys.filter(isShown);
  };
}
