import { z } from 'zod';
import { draftId } from './drafts.ts';

/** `first` is the one that the settings name, `online` is served at its domain, `offline` nowhere, `new` is in drafts alone. */
const siteStates = ['first', 'online', 'offline', 'new'] as const;
export type SiteState = (typeof siteStates)[number];

const site = z.object({
  id: z.int(),
  name: z.string(),
  /** Null where a draft does not say yet. */
  domain: z.string().nullable(),
  url: z.string().nullable().describe('Where visitors reach it; null while they do not'),
  state: z.enum(siteStates),
  languages: z.array(z.string()).describe('The main one first'),
  currencies: z.array(z.string()),
  drafts: z.array(z.object({ id: draftId, name: z.string() })).describe('Those that change it'),
});

export const siteList = z
  .object({
    results: z.array(site),
    next_id: z.int().describe('A number that no landing has, nor a draft of one'),
    first_url: z.string().describe('Where the first site is'),
  })
  .meta({ id: 'Sites' });
export type SiteList = z.infer<typeof siteList>;
export type SiteSummary = SiteList['results'][number];

export const sitePageQuery = z.object({
  landing_id: z.coerce.number().int().min(1).max(2_147_483_647),
  draft_id: draftId.optional(),
  path: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/)
    .default('/')
    .describe('Of the page, with the prefix of its language'),
});
export type SitePageQuery = z.output<typeof sitePageQuery>;
