const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/** The precompressed forms a client takes, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part));
  const names = accepted.map((part) => part.split(';', 1)[0]?.trim());
  return encodings.filter(({ name }) => names.includes(name) || names.includes('*'));
}
