import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Settings } from '../../shell/settings.tsx';
import styles from './entrance.module.css';

/** What is seen before somebody is inside: one thing to do in the middle of quiet paper. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const texts = useTexts();
  useEffect(() => {
    document.title = `${title} · Parterre`;
  }, [title]);
  return (
    <div className={styles.entrance}>
      <main className={styles.card}>
        <p className={styles.brand}>Parterre · {texts.console}</p>
        <h1>{title}</h1>
        {children}
      </main>
      <footer className={styles.foot}>
        <Settings />
      </footer>
    </div>
  );
}
