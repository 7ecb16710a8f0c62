/** Where the compiled plan of this hash is served. Its content never changes. */
export const planPath = (hash: string): string => `/plans/${hash}.json`;
