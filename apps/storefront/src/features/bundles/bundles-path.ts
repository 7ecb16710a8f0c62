/** Where bundles are chosen, without language and prefix. */
export const bundlesPath = '/bundles';

/** One of them. */
export const bundlePath = (code: string): string => `${bundlesPath}?${new URLSearchParams({ bundle: code })}`;

/** Those that an event is part of. */
export const eventBundlesPath = (eventId: number): string => `${bundlesPath}?event=${eventId}`;
