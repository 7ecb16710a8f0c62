/** Where a key leads in a list of options, past those that cannot be chosen; null is the text field itself. */
export function optionByKey(
  key: string,
  active: number | null,
  isOpenToChoice: readonly boolean[],
): number | null | undefined {
  const open = isOpenToChoice.flatMap((isOpen, index) => (isOpen ? [index] : []));
  const first = open[0] ?? null;
  const last = open.at(-1) ?? null;
  switch (key) {
    case 'ArrowDown':
      return active === null ? first : (open.find((index) => index > active) ?? first);
    case 'ArrowUp':
      return active === null ? last : (open.findLast((index) => index < active) ?? last);
    default:
      return undefined;
  }
}
