/**
 * The statements of a migration, to be sent one per call: a cluster refuses several in one (docs/operations.md).
 * A statement ends with a semicolon that a blank line or the end of the file follows, so a function body has no blank lines.
 */
export const splitStatements = (script: string): string[] =>
  script
    .replaceAll('\r\n', '\n')
    .split(/;[ \t]*\n[ \t]*\n|;\s*$/)
    .map((statement) => statement.trim())
    .filter((statement) => withoutComments(statement) !== '');

const withoutComments = (statement: string) => statement.replace(/^--.*$/gm, '').trim();
