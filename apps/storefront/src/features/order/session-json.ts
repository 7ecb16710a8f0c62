/** What this tab has stored under a name; undefined when there is nothing, or nothing that can be read. */
export function readSession<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing takes orders all the same.
  }
}
