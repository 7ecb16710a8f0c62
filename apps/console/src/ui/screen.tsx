import { type ReactNode, useEffect } from 'react';
import styles from './screen.module.css';

interface Props {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What stands beside the navigation: its title is the tab's, too. */
export function Screen({ title, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Parterre`;
  }, [title]);
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions}
      </header>
      {children}
    </>
  );
}

/** What is said where there is nothing to show, and where to go from there. */
export function Blank({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={styles.blank}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
