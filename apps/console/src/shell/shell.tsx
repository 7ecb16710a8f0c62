import { useMutation } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { signOut } from '../api/console-api.ts';
import { describeFailure } from '../api/faults.ts';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Palette } from './palette.tsx';
import { permittedSections } from './sections.ts';
import { Settings } from './settings.tsx';
import styles from './shell.module.css';
import { useMe } from './use-me.ts';

/** Navigation beside what it leads to; on a narrow screen above it, behind a button. */
export function Shell() {
  const texts = useTexts();
  const me = useMe();
  const { pathname } = useLocation();
  const main = useFocusAfterMove(pathname);
  const [openAt, setOpenAt] = useState<string>();
  // Whoever has gone somewhere is done with it.
  const isOpen = openAt === pathname;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {texts.skipToContent}
      </a>
      <header className={styles.bar}>
        <p className={styles.brand}>
          Parterre <span>{texts.console}</span>
        </p>
        <div className={styles.toggle}>
          <Button
            look="plain"
            aria-expanded={isOpen}
            aria-controls="sections"
            onPress={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            {texts.menu}
          </Button>
        </div>
      </header>
      <div id="sections" className={`${styles.side} ${isOpen ? styles.open : ''}`}>
        <Palette />
        <nav aria-label={texts.sections}>
          <ul className={styles.sections}>
            {permittedSections(me.permissions).map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={styles.section} activeOptions={{ exact: false }}>
                  {texts[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.foot} aria-label={me.name}>
          <Settings />
          <p className={styles.me}>
            <strong>{me.name}</strong>
            <span>{me.email}</span>
          </p>
          <SignOut />
        </section>
      </div>
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        {me.passkeys.length === 0 && pathname !== '/account' && (
          <Notice kind="warning">
            <span>{texts.passkeyMissing}</span>
            <Link to="/account">{texts.passkeyCreate}</Link>
          </Notice>
        )}
        <Outlet />
      </main>
    </div>
  );
}

function SignOut() {
  const texts = useTexts();
  const router = useRouter();
  const { queryClient } = router.options.context;
  const { mutate, isPending, error } = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await router.navigate({ to: '/sign-in', search: {} });
      queryClient.clear();
    },
  });
  return (
    <>
      <Button isBusy={isPending} onPress={() => mutate()}>
        {texts.signOut}
      </Button>
      {error && <Notice kind="fault">{describeFailure(error, texts)}</Notice>}
    </>
  );
}

/** Another screen is read from its beginning, by those who hear it as well. */
function useFocusAfterMove(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus();
  }, [pathname]);
  return main;
}
