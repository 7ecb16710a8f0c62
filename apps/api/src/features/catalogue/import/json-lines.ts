import jsonc, { type JSONPath, type JSONVisitor } from 'jsonc-parser';
import { writePath } from './catalogue-fault.ts';

/** The line at which a text stops being JSON; the engine's own message mostly does not tell. */
export function findJsonFault(text: string): number {
  let line: number | undefined;
  const onError = (_error: unknown, _offset: number, _length: number, startLine: number) => {
    line ??= startLine + 1;
  };
  visit(text, { onError });
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
  visit(text, {
    onObjectBegin: onContainer,
    onArrayBegin: onContainer,
    onObjectProperty: (name, _offset, _length, line, _character, path) => record([...path(), name], line),
    onLiteralValue: (_value, _offset, _length, line, _character, path) => record(path(), line),
  });
  return found;
}

/** A text that is nested deeper than the stack is visited as far as that goes. */
function visit(text: string, visitor: JSONVisitor): void {
  try {
    jsonc.visit(text, visitor, { disallowComments: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}
