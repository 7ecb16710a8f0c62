import { useTexts } from '../../i18n/language.tsx';

/** A command as people call it; its own name, where nobody has given it another yet. */
export function useCommandName(): (command: string) => string {
  const names: Readonly<Record<string, string>> = useTexts().commands;
  return (command) => names[command] ?? command;
}
