import { ApiError } from '@parterre/api-client/api-error';
import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { consolePaths } from '@parterre/contracts/paths/console-paths';

export interface UploadOptions {
  /** The same for as long as the same file is meant, so that it is done once. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** How much of the file has gone, from 0 to 1; after that it is being made. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file as it is. By XMLHttpRequest, since `fetch` does not tell how much has gone. */
export function uploadPicture(file: Blob, { key, signal, onProgress }: UploadOptions): Promise<Picture> {
  const call = { url: consolePaths.uploadPicture, method: 'POST' } as const;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const fail = () =>
      reject(new ApiError({ ...call, data: request.response, status: request.status || null }));
    request.open(call.method, call.url);
    request.responseType = 'json';
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.upload.addEventListener('load', () => onProgress(1));
    // Its type is the contract's word: the browser has no schemas to check it by.
    request.addEventListener('load', () =>
      request.status === 200 ? resolve(request.response as Picture) : fail(),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
