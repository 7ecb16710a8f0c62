export interface Breach {
  readonly breach: string;
}

export const breachesOf = ({ rows }: { readonly rows: readonly Breach[] }): string[] =>
  rows.map(({ breach }) => breach);
