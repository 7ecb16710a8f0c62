/** `FAULTS=all` has a process die at every step, and not only at the few that stand for all. */
export const everyStep = process.env.FAULTS === 'all';
