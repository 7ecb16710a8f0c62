export interface CodePlace {
  readonly function?: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

/** `    at placeOrder (https://site/assets/a.js:1:20)`, as Chromium and Node write it. */
const v8 = /^\s*at (?:(?:async )?(?:new )?(.*?) \()?(?:async )?(\S.*?):(\d+):(\d+)\)?$/;
/** `placeOrder@https://site/assets/a.js:1:20`, as Firefox and Safari write it. */
const gecko = /^(.*?)@(\S.*?):(\d+):(\d+)$/;

/** Sentry keeps no more either. */
const maxFrames = 50;

/** The places that an error went through, the outermost first, as reporting services want them. */
export const parseStack = (stack: string): CodePlace[] =>
  stack.split('\n').flatMap(parseLine).slice(0, maxFrames).reverse();

function parseLine(line: string): CodePlace[] {
  const [, name, filename, lineno, colno] = v8.exec(line) ?? gecko.exec(line) ?? [];
  if (filename === undefined) return [];
  return [{ ...(name && { function: name }), filename, lineno: Number(lineno), colno: Number(colno) }];
}
