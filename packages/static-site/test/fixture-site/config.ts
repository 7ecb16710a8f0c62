/** How often the kill test kills; `KILLS=100` for the full measure. */
export const killCount = Number(process.env.KILLS ?? 10);

/** `FAULTS=all` has a process die at every step of publishing, and not only at some. */
export const everyStep = process.env.FAULTS === 'all';
