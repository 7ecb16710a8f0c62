import { useNavigate } from '@tanstack/react-router';
import { writeGrant } from '../../commands/shown-value.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import { PasskeyForm } from '../../sign-ins/passkey-form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './entrance.module.css';
import { Entrance } from './entrance.tsx';

/** Where an invitation leads: who one is here, and a passkey to come back with. */
export function Welcome() {
  const texts = useTexts();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <Entrance title={texts.welcome(me.name)}>
      <div className={styles.roles}>
        <p>{texts.invitedAs}</p>
        <ul>
          {me.roles.map((grant) => (
            <li key={grant.role}>
              <strong>{writeGrant(grant, texts)}</strong>
            </li>
          ))}
        </ul>
        <p className={styles.help}>{me.email}</p>
      </div>
      <h2>{texts.passkeyAsk}</h2>
      <p>{texts.passkeyWhy}</p>
      <PasskeyForm
        onDone={() => void navigate({ to: '/', replace: true })}
        other={
          <LinkButton look="quiet" to="/" replace>
            {texts.later}
          </LinkButton>
        }
      />
    </Entrance>
  );
}
