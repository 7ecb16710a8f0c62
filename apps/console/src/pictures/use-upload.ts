import { ApiError } from '@parterre/api-client/api-error';
import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { pictureLimits } from '@parterre/domain/pictures/picture-faults';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '../api/faults.ts';
import { uploadPicture } from '../api/upload-picture.ts';
import { useTexts } from '../i18n/language.tsx';

interface Sent {
  readonly file: Blob;
  readonly key: string;
}

type UploadState =
  | { readonly kind: 'idle' }
  /** All of the file has gone where `share` is 1: its sizes are being made. */
  | { readonly kind: 'under-way'; readonly share: number }
  | { readonly kind: 'failed'; readonly fault: string; readonly again: Sent | undefined };

const idle: UploadState = { kind: 'idle' };

/** A file that was refused is refused again. */
const mayPass = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.status === null || failure.status >= 500);

/** One upload at a time: a second file takes the place of the first. */
export function useUpload(onMade: (picture: Picture) => void) {
  const texts = useTexts();
  const [state, setState] = useState<UploadState>(idle);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (sent: Sent) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const show = (next: UploadState) => {
      if (!own.signal.aborted) setState(next);
    };
    show({ kind: 'under-way', share: 0 });
    try {
      const { signal } = own;
      const onProgress = (share: number) => show({ kind: 'under-way', share });
      const picture = await uploadPicture(sent.file, { key: sent.key, signal, onProgress });
      if (signal.aborted) return;
      setState(idle);
      onMade(picture);
    } catch (failure) {
      const again = mayPass(failure) ? sent : undefined;
      show({ kind: 'failed', fault: describeFailure(failure, texts), again });
    }
  };

  return {
    state,
    start: (file: Blob) => {
      // Known before a minute is spent on sending it.
      if (file.size > pictureLimits.maxBytes)
        return setState({ kind: 'failed', fault: texts.problems.picture_too_heavy, again: undefined });
      void run({ file, key: idempotencyKey() });
    },
    /** Under the same key: what the server has done is not done again. */
    repeat: (sent: Sent) => void run(sent),
    stop: () => {
      running.current?.abort();
      setState(idle);
    },
  };
}
