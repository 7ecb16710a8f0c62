import { useState } from 'react';
import { writeGrant } from '../../commands/shown-value.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import { PasskeyForm } from '../../sign-ins/passkey-form.tsx';
import { PasskeyList } from '../../sign-ins/passkey-list.tsx';
import { SessionList } from '../../sign-ins/session-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './account.module.css';

/** One's own sessions and passkeys; it takes no role. */
export function Account() {
  const texts = useTexts();
  const me = useMe();
  const [isAdding, setIsAdding] = useState(false);
  const isFormShown = isAdding || me.passkeys.length === 0;
  return (
    <Screen title={texts.account}>
      <p>
        <strong>{me.name}</strong>, {me.email}
        <br />
        {me.roles.map((grant) => writeGrant(grant, texts)).join(', ')}
      </p>
      <section className={styles.section}>
        <h2>{texts.passkeys}</h2>
        {me.passkeys.length === 0 && <Notice kind="warning">{texts.passkeyMissing}</Notice>}
        {me.passkeys.length > 0 && <PasskeyList passkeys={me.passkeys} canRemove />}
        {isFormShown ? (
          <PasskeyForm
            onDone={() => setIsAdding(false)}
            other={
              isAdding && (
                <Button look="quiet" onPress={() => setIsAdding(false)}>
                  {texts.cancel}
                </Button>
              )
            }
          />
        ) : (
          <p>
            <Button onPress={() => setIsAdding(true)}>{texts.passkeyAdd}</Button>
          </p>
        )}
      </section>
      <section className={styles.section}>
        <h2>{texts.sessions}</h2>
        <SessionList accountId={me.id} canEnd />
      </section>
    </Screen>
  );
}
