/** An iCalendar file (RFC 5545) of these lines. The product is the part of ours that has written it. */
export function writeCalendar(product: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Parterre//${product}//EN`,
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** RFC 5545 §3.3.11. */
export const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 §3.3.5, in UTC: `20261115T093000Z`. */
export const calendarInstant = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const maxOctets = 75;

/** RFC 5545 §3.1: lines of 75 octets at most, the rest on lines that begin with a space; no character is torn apart. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    const isFull = octets + size > maxOctets;
    folded += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
}

/** How long a character is in UTF-8. */
function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
