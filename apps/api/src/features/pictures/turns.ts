/** Does one thing after another, in the order in which they come. */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
