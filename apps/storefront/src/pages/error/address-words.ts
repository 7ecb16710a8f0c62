/** What the end of an address may have meant, as words to search for: `/events/swan-lake?x` → `swan lake`. */
export function addressWords(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const last = path.split('/').findLast(Boolean) ?? '';
  return decoded(last)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // an address may be badly encoded
  }
}
