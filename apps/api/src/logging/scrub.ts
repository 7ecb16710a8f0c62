/** An address of a person, in any script. */
const address = /[^\s"'<>()=,;:/]+@[^\s"'<>()=,;:/]+/g;

/** What no log may hold, in texts that others wrote (a database, a provider): addresses, numbers, keys, passwords in addresses. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/:\/\/[^\s/@]+@/g, '://'],
  [address, '…@…'],
  [/\+?\d[\d ()-]{8,}\d/g, '…'],
  // Tokens and signatures are random: upper and lower case and digits in one long word.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/g, '…'],
];

/** For what people of the house read: numbers stay, persons do not. */
export const withoutAddresses = (text: string): string => text.replace(address, '…@…');

export const scrub = (text: string): string =>
  secrets.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** An error without the rest of its fields: those of a database hold the row that it refused. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) };
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error && { code: String(error.code) }),
    ...(error.stack && { stack: scrub(error.stack) }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}
