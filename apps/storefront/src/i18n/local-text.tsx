import { useState, useSyncExternalStore } from 'react';
import { type DayShape, type TimeShape, writeDay, writeTime } from './event-time.ts';
import { useLanguage } from './use-texts.ts';

/**
 * A moment as `Intl` writes it. A visitor's browser may know the language a little differently from the generator (a
 * comma, another space): the page then keeps what was generated instead of being rendered again.
 */
export function LocalTime({ at, shape }: { readonly at: string; readonly shape: TimeShape }) {
  const language = useLanguage();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {useGeneratedText(at, () => writeTime(at, shape, language))}
    </time>
  );
}

interface LocalDayProps {
  readonly at: string;
  readonly shape: DayShape;
  readonly className?: string | undefined;
}

/** A part of one: a weekday, a month. */
export function LocalDay({ at, shape, className }: LocalDayProps) {
  const language = useLanguage();
  return (
    <span className={className} suppressHydrationWarning>
      {useGeneratedText(at, () => writeDay(at, shape, language))}
    </span>
  );
}

/**
 * Empty where the generator has written it already: React leaves that as it is. The first date that a browser writes takes
 * it longer than all else that brings a page to life.
 */
export function useGeneratedText<Subject>(subject: Subject, write: () => string): string {
  const [page] = useState<{ generated?: { readonly subject: Subject } }>({});
  // React calls the last of these while it hydrates, and never else.
  useSyncExternalStore(
    noSubscription,
    () => page,
    () => {
      page.generated ??= { subject };
      return page;
    },
  );
  return !import.meta.env.SSR && page.generated?.subject === subject ? '' : write();
}

const noSubscription = () => () => undefined;
