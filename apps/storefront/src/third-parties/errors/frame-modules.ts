import { parseStack } from '@parterre/domain/error-reporting/parse-stack';

declare global {
  /** What bundlers know of the code they made, by the stack of an error that was made in it. */
  var _sentryModuleMetadata: Readonly<Record<string, { readonly module?: string } | undefined>> | undefined;
}

/** `/assets/seats-B3x_9aQ1.js` is of the module `seats`. */
const ownFile = /\/assets\/([\w.-]+?)(?:\.page|\.slice)?-[\w-]{8}\.js/;

/** The module of a file: as its bundler says, else the name of our chunk, else the host of a third party. */
export function frameModules(): (filename: string) => string | undefined {
  const named = new Map(
    Object.entries(globalThis._sentryModuleMetadata ?? {}).flatMap(([stack, metadata]) => {
      const place = parseStack(stack).at(-1);
      return place && metadata?.module ? [[place.filename, metadata.module] as const] : [];
    }),
  );
  return (filename) =>
    named.get(filename) ?? ownFile.exec(filename)?.[1] ?? /^https?:\/\/([^/:]+)/.exec(filename)?.[1];
}
