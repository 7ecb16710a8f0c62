const prefix = '/api';

/** Where a call of the contracts stands within the plugin that is registered under `/api`. */
export const withoutApiPrefix = (url: string): string => url.slice(prefix.length);
