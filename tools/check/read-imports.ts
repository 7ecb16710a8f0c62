import { parseSync } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every module a source file names: static, re-exported and dynamic. */
export function readImports(fileName: string, source: string): Import[] {
  const { module } = parseSync(fileName, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const fixed = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineAt(start),
  }));
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, start }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType, line: lineAt(start) }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [{ specifier: literal[1], typeOnly: false, line: lineAt(start) }] : [];
  });
  return [...fixed, ...reexported, ...dynamic];
}
