import { useRouter } from '@tanstack/react-router';
import { describeFailure } from '../api/faults.ts';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Blank } from '../ui/screen.tsx';
import styles from './last-resorts.module.css';

export function Waiting() {
  return (
    <main className={styles.page}>
      <p role="status">{useTexts().loading}</p>
    </main>
  );
}

/** The same within the shell, which has a main part of its own. */
export const Loading = () => <p role="status">{useTexts().loading}</p>;

export function Missing() {
  const texts = useTexts();
  const action = <LinkButton to="/">{texts.toStart}</LinkButton>;
  return (
    <main className={styles.page}>
      <Blank title={texts.missingTitle} text={texts.missingText} action={action} />
    </main>
  );
}

/** When not even the shell can be drawn, as without a connection at the first visit. */
export function Broken({ error }: { readonly error: unknown }) {
  const texts = useTexts();
  const router = useRouter();
  const action = <Button onPress={() => void router.invalidate()}>{texts.tryAgain}</Button>;
  return (
    <main className={styles.page} role="alert">
      <Blank title={texts.failedTitle} text={describeFailure(error, texts)} action={action} />
    </main>
  );
}
