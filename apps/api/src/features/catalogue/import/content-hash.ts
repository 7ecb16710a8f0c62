import { hash } from 'node:crypto';

/** The same for things that differ only in the order of their keys. */
export const hashContent = (content: unknown): string => hash('sha256', sortedJson(content), 'base64url');

/** Without an array for every object and list: a large import hashes millions of them. */
function sortedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${sortedJson(item)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields).sort())
    if (fields[name] !== undefined)
      text += `${text && ','}${JSON.stringify(name)}:${sortedJson(fields[name])}`;
  return `{${text}}`;
}
