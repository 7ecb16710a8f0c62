export type QueryInput =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryInput[]
  | { readonly [key: string]: QueryInput };

// encodeURIComponent leaves these five, RFC 3986 does not; a lone surrogate would make it throw.
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function parameters(key: string, value: QueryInput): string[] {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object') return [`${encode(key)}=${encode(String(value ?? ''))}`];
  return Object.entries(value).flatMap(([name, child]) => parameters(`${key}[${name}]`, child));
}

/** Writes a query as the `qs` library does by default: `a[0]=1`, brackets encoded; what is undefined is left out. */
export const stringifyQuery = (query: { readonly [key: string]: QueryInput }): string =>
  Object.entries(query)
    .flatMap(([key, value]) => parameters(key, value))
    .join('&');
