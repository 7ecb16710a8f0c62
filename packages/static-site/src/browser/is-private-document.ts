import { privateMetaName } from '../shared/page-data.ts';

/** Whether the addresses of this document hold a key. All of them do or none: others are opened in a new document. */
export const isPrivateDocument = (): boolean =>
  document.querySelector(`meta[name=${privateMetaName}]`) !== null;
