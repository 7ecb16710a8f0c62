/** Runs a task once what has just been rendered is painted. */
export const afterFirstPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
