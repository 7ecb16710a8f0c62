/** What a fragment points at on the page. */
export const fragmentTarget = (hash: string) => document.getElementById(decodeHash(hash));

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a bare % is a legal fragment
  }
}
