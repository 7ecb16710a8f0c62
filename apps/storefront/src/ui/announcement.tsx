import { useEffect, useState } from 'react';
import styles from './visually-hidden.module.css';

const calmMs = 500;

/** Says a text once it has stood still for half a second, so that quick changes are not all read out. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calmMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={styles.text}>
      {said}
    </div>
  );
}
