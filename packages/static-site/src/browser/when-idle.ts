/** Does something once the browser has nothing better to do. */
export const whenIdle = (task: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));
