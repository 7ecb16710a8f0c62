type QueryValue = string | number | readonly (string | number)[] | undefined;

export type Query = { readonly [Key: string]: QueryValue };

/** Lists are written as comma lists, what is undefined is left out. Commas stay bare: they are legal there, and shorter. */
export function writeQuery(query: Query): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text.replaceAll('%2C', ',')}`;
}
