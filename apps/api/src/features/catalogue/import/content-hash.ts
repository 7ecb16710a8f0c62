import { hash } from 'node:crypto';

/** The same for things that differ only in the order of their keys. */
export const hashContent = (content: unknown): string => hash('sha256', sortedJson(content), 'base64url');

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${sortedJson(field)}`).join()}}`;
}
