import { Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { readStored } from '../../stored-json.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './sale-reminder.module.css';

const CodeEntry = lazyPart(async () => (await import('./code-entry.tsx')).CodeEntry);

const hasCode = () => readStored('tab', 'codes') !== undefined || location.search.includes('code=');

/** A line for those who have a code, which may open places that nobody else sees; open for those who have entered one. */
export function EventCodes() {
  const t = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(hasCode() || (details.current?.open ?? false)), []);
  return (
    <details
      ref={details}
      open={isOpen}
      className={styles.reminder}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('forms:codeAsk')}</summary>
      <Suspense>{isOpen && <CodeEntry />}</Suspense>
    </details>
  );
}
