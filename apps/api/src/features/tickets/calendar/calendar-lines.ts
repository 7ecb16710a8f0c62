const longestOctets = 75;

/** RFC 5545 §3.3.11. */
export const calendarText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** RFC 5545 §3.1: lines of 75 octets at most, the rest on lines that begin with a space; no letter is torn apart. */
export function foldLine(line: string): string {
  const folded: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longestOctets) {
      folded.push(' ');
      octets = 1;
    }
    folded[folded.length - 1] += letter;
    octets += size;
  }
  return folded.join('\r\n');
}
