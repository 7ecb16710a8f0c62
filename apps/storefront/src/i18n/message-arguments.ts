/** Written by `npm run parterre -- messages` from the Russian messages: the keys there are and the values they want. */
export interface MessageArguments {
  skipToContent: undefined;
  eventsFound: { readonly count: number };
  pageOpened: { readonly title: string | number };
  pageFailed: undefined;
  tryAgain: undefined;
}
