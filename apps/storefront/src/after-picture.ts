/** Does something once what has just been drawn is seen. */
export const afterPicture = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
