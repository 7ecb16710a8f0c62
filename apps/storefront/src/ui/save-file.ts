/** Has the browser save a text that was made here: no server learns of it. */
export function saveFile(
  text: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
