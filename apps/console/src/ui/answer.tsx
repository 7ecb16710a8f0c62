import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotPermitted } from '../api/faults.ts';
import { useTexts } from '../i18n/language.tsx';
import { useMoment } from '../i18n/use-moment.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Blank } from './screen.tsx';

interface Props<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for, in each state that it can be in: awaited, failed, forbidden, there, and there but out of date. */
export function Answer<Data>({ query, children }: Props<Data>) {
  const texts = useTexts();
  const moment = useMoment();
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const again = (
    <Button isBusy={isFetching} onPress={() => void refetch()}>
      {texts.tryAgain}
    </Button>
  );
  if (isNotPermitted(error)) return <Blank title={texts.notPermittedTitle} text={texts.notPermittedText} />;
  if (data === undefined && error)
    return (
      <div role="alert">
        <Blank title={texts.failedTitle} text={texts.failedText} action={again} />
      </div>
    );
  if (data === undefined) return <p role="status">{texts.loading}</p>;
  return (
    <>
      {error && (
        <Notice kind="warning">
          <span>{texts.stale(moment(dataUpdatedAt, 'time'))}</span>
          {again}
        </Notice>
      )}
      {children(data)}
    </>
  );
}
