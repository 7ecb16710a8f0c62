/** The pages worth a link beside the current one: the first, the last and the neighbours; null stands for a gap. */
export function pagesWindow(current: number, last: number): readonly (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}
