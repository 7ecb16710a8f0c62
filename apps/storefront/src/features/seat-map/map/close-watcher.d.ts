/** Reports Escape and a phone's back gesture (HTML Standard, 6.12); missing in TypeScript's DOM types. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
