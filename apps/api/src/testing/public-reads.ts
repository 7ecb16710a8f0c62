import { consoleReads } from '@parterre/contracts/console/console-routes';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { routes } from '@parterre/contracts/routes';
import { z } from 'zod';

export interface PublicRead {
  readonly name: string;
  readonly url: string;
  /** The names that its query knows. */
  readonly keys: readonly string[];
  readonly reply: z.ZodType;
}

/** Every call of the public API that answers JSON. */
export const publicReads: readonly PublicRead[] = Object.entries(routes).flatMap(
  ([name, { url, schema }]) => {
    const isPublic = Object.values<string>(publicPaths).includes(url);
    const reply = 200 in schema.response ? schema.response[200] : undefined;
    if (!isPublic || !('querystring' in schema) || !(reply instanceof z.ZodType)) return [];
    const query: z.ZodType = schema.querystring;
    return [{ name, url, keys: query instanceof z.ZodObject ? Object.keys(query.shape) : [], reply }];
  },
);

/** Every reading call of the console. */
export const consoleReadList: readonly PublicRead[] = Object.entries(consoleReads).map(
  ([name, { url, schema }]) => ({
    name,
    url,
    keys: 'querystring' in schema ? Object.keys(schema.querystring.shape) : ['x'],
    reply: schema.response[200],
  }),
);
