/** The same choice with one more in it, or one less. */
export const toggled = <Value>(chosen: ReadonlySet<Value>, value: Value): ReadonlySet<Value> =>
  new Set(chosen.has(value) ? [...chosen].filter((other) => other !== value) : [...chosen, value]);
