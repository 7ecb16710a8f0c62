/** Whoever asks for the same thing while it is being found out gets the same answer. */
export function shareWork<Result>(work: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key) => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const result = work(key).finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  };
}
