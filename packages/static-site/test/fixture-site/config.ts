/** How often the kill test kills; `KILLS=100` for the full measure. */
export const killCount = Number(process.env.KILLS ?? 10);
