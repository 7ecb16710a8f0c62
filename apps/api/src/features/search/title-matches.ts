const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Where words that begin like the words searched for stand in a title: from, to (exclusive). */
export function titleMatches(title: string, search: string): [number, number][] {
  const wanted = fold(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...fold(title).matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const prefix = wanted.find((text) => word.startsWith(text));
    return prefix === undefined ? [] : [[index, index + prefix.length] satisfies [number, number]];
  });
}
