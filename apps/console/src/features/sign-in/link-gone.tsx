import { ApiError } from '@parterre/api-client/api-error';
import { getRouteApi } from '@tanstack/react-router';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Entrance } from './entrance.tsx';

const route = getRouteApi('/invitation');

/** A link that opens nothing, or that could not be tried. */
export function LinkGone() {
  const texts = useTexts();
  const { failure: error } = route.useRouteContext();
  const isUntried = error instanceof ApiError && (error.status === null || error.status >= 500);
  return (
    <Entrance title={isUntried ? texts.failedTitle : texts.linkGoneTitle}>
      {isUntried ? (
        <>
          <Notice kind="fault">{describeFailure(error, texts)}</Notice>
          <Button look="main" onPress={() => location.reload()}>
            {texts.tryAgain}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.linkGoneText}</p>
          <LinkButton look="main" to="/sign-in" search={{}}>
            {texts.signIn}
          </LinkButton>
        </>
      )}
    </Entrance>
  );
}
