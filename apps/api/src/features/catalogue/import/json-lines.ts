import jsonc, { type JSONPath } from 'jsonc-parser';
import { writePath } from './catalogue-fault.ts';

/** The line at which a text stops being JSON; the engine's own message mostly does not tell. */
export function findJsonFault(text: string): number {
  let line: number | undefined;
  const onError = (_error: unknown, _offset: number, _length: number, startLine: number) => {
    line ??= startLine + 1;
  };
  jsonc.visit(text, { onError }, { disallowComments: true });
  return line ?? 1;
}

/** The line on which each of the wanted paths stands in a valid JSON text. Paths are written as in {@link writePath}. */
export function locateJson(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>();
  const record = (path: JSONPath, line: number) => {
    const written = writePath(path);
    if (wanted.has(written) && !found.has(written)) found.set(written, line + 1);
  };
  const onContainer = (
    _offset: number,
    _length: number,
    line: number,
    _character: number,
    path: () => JSONPath,
  ) => record(path(), line);
  jsonc.visit(text, {
    onObjectBegin: onContainer,
    onArrayBegin: onContainer,
    onObjectProperty: (name, _offset, _length, line, _character, path) => record([...path(), name], line),
    onLiteralValue: (_value, _offset, _length, line, _character, path) => record(path(), line),
  });
  return found;
}
