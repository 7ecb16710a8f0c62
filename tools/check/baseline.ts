/** Folders whose code may be sent to a browser; their tests are not. */
const shipped =
  /^(?:apps\/storefront\/src\/(?!site\/)|apps\/(?:console|door)\/src\/(?!build\/)|packages\/(?:api-client|domain|static-site\/src\/(?:browser|shared))\/)/;
const testFile = /\.test\.tsx?$|\/test\//;

const tooNew = /\b(?:AbortSignal\.any|Promise\.(?:try|withResolvers)|(?:Map|Object)\.groupBy)\b/;

/** What a file uses that browsers of docs/decisions/browsers.md lack, one sentence each. */
export function newerThanBaseline(file: string, source: string): string[] {
  if (!shipped.test(file) || testFile.test(file)) return [];
  return source.split('\n').flatMap((line, index) => {
    const [found] = tooNew.exec(line) ?? [];
    return found
      ? [`${file}:${index + 1}: may not use ${found}: Safari has it since 17.4 or later, see browsers.md`]
      : [];
  });
}
