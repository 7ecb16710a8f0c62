/** Whether one slip of the hand lies between two words: a letter more, less or other, or two neighbours swapped. */
export function isOneTypo(a: string, b: string): boolean {
  const start = sharedStart(a, b);
  const [restA, restB] = [reversed(a.slice(start)), reversed(b.slice(start))];
  const end = sharedStart(restA, restB);
  const [left, right] = [restA.slice(end), restB.slice(end)];
  return Math.max(left.length, right.length) === 1 || (left.length === 2 && left === reversed(right));
}

const reversed = (text: string) => [...text].reverse().join('');

function sharedStart(a: string, b: string): number {
  const different = [...a].findIndex((letter, index) => letter !== b[index]);
  return different === -1 ? a.length : different;
}
