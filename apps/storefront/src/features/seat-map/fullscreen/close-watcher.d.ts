/** Tells of Escape and of a phone's way back (HTML Standard, 6.12); TypeScript does not know it yet. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
