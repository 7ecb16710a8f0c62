import { useWritten } from '../../i18n/local-text.tsx';
import { useLanguage } from '../../i18n/use-texts.ts';
import { writeDuration } from './write-duration.ts';

export function Duration({ minutes }: { readonly minutes: number }) {
  const language = useLanguage();
  return <span suppressHydrationWarning>{useWritten(minutes, () => writeDuration(minutes, language))}</span>;
}
