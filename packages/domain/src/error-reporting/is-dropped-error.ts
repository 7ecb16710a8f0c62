/** The only foreign app that the product puts on its pages: the chat widget of spec §1. */
export const defaultAppHost = 'umnico.com';

/** Spec §8, in its order; the reference to a third-party app host stands apart, since hosts differ by site. */
const droppedMessages = [
  // An unexpected-token-question-mark syntax error, as older and newer Chromium write it.
  'Unexpected token ?',
  "Unexpected token '?'",
  // A failed CSS chunk load: the words of webpack, then those of Vite.
  'Loading CSS chunk',
  'Unable to preload CSS',
  'The string did not match the expected pattern.',
  'is not a valid XPath expression',
  'The result is not a node set',
];

/** Spec §8: whether an error event is dropped, judged by the message of its first exception. */
export const isDroppedError = (message: string | undefined, appHost: string = defaultAppHost): boolean =>
  message !== undefined && [appHost, ...droppedMessages].some((text) => message.includes(text));
