import { isRecord, type Value } from '@parterre/domain/drafts/item';

/** A value of an item in words: markup without its tags, a text in its languages, the rest as a file has it. */
export function showValue(value: Value | undefined): string {
  if (value === undefined || value === null) return '—';
  if (typeof value === 'string')
    return value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '—';
  if (Array.isArray(value)) return value.map((item: Value) => showValue(item)).join('; ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${name}: ${showValue(part)}`)
    .join(', ');
}
