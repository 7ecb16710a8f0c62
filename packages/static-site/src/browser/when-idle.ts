/** Does something once the browser has nothing better to do. */
export const whenIdle = (task: () => void): void => void (window.requestIdleCallback ?? setTimeout)(task);
