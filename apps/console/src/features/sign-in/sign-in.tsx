import { useMutation } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { describeFailure } from '../../api/faults.ts';
import { signInByPasskey } from '../../api/passkeys.ts';
import { meQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './entrance.module.css';
import { Entrance } from './entrance.tsx';

const route = getRouteApi('/sign-in');

export function SignIn() {
  const texts = useTexts();
  const router = useRouter();
  const { next } = route.useSearch();
  const { queryClient } = router.options.context;
  const { mutate, error, isPending } = useMutation({
    mutationFn: signInByPasskey,
    onSuccess: async (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
      await router.navigate({ href: next ?? '/', replace: true });
    },
  });
  return (
    <Entrance title={texts.signInTitle}>
      {next && next !== '/' && !error && <Notice kind="warning">{texts.signedOut}</Notice>}
      <p>{texts.signInText}</p>
      {error && <Notice kind="fault">{describeFailure(error, texts)}</Notice>}
      <Button look="main" isBusy={isPending} onPress={() => mutate()}>
        {texts.signIn}
      </Button>
      <p className={styles.help}>{texts.signInHelp}</p>
    </Entrance>
  );
}
