import { useTexts } from '../../i18n/language.tsx';

/** A command as people call it; its own name, where nobody has given it another yet. */
export function useCommandName(): (command: string) => string {
  const names: Readonly<Record<string, string>> = useTexts().commands;
  return (command) => names[command] ?? command;
}

/** A reason as it was typed; one that the server gave by itself, in the language of the page. */
export function useShownReason(): (reason: string) => string {
  const reasons: Readonly<Record<string, string>> = useTexts().reasons;
  return (reason) => reasons[reason] ?? reason;
}
