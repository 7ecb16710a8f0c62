import { itemKinds } from '@parterre/domain/drafts/item';
import { obstacleKinds } from '@parterre/domain/drafts/removal';
import { z } from 'zod';
import { limit, page } from '../query/list-query.ts';
import { timestamp } from '../values/timestamp.ts';

export const draftId = z.uuid();
export const publicationId = z.uuid();
export const itemKind = z.enum(itemKinds);
export const itemKey = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
  .describe('The source id; of a landing its number, of a rate of exchange both currencies, as in `EUR-GBP`');
export const draftName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** Far deeper than any item of a catalogue file. */
const maxDepth = 16;

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/\0|\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < maxDepth &&
    Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part, depth + 1))
  );
}

/** Checked as a whole when the draft is: what is half written is kept, too. */
export const draftedItem = z
  .record(z.string().max(64), z.unknown())
  .refine((item) => isStorable(item), {
    error: 'must be an item of a catalogue file',
    params: { reason: 'forbidden_characters' },
  })
  .describe('As the catalogue file has it, whole');

const obstacle = z
  .object({
    kind: z.enum(obstacleKinds),
    by: z
      .array(z.object({ kind: itemKind, key: itemKey }))
      .describe('What names it, in part where that is a lot; nothing where it is something else'),
    more: z.int().min(0).describe('How many others name it'),
  })
  .describe('Why an item cannot be removed');

const path = z.array(z.string()).describe('Names of fields, and keys of what stands in a list');

const difference = z.object({
  path,
  before: z.unknown().describe('Left out where there was nothing'),
  after: z.unknown().describe('Left out where nothing is left'),
});

const collision = z
  .object({ path, base: z.unknown(), mine: z.unknown(), theirs: z.unknown() })
  .describe('Both changed the same, and not to the same');

const itemFault = z.object({
  path: z.string(),
  code: z.string().describe('Of the import'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).describe('What its sentence names'),
  obstacle: obstacle.optional().describe('Where it is in the way of removing the item'),
});
export type ItemFault = z.infer<typeof itemFault>;

const clash = z
  .object({
    path,
    started_at: z.string().describe('By the clock of the place'),
    because: z.string().describe('What is played in the same hall meanwhile'),
  })
  .describe('Two dates in one hall. It may be published all the same');
export type Clash = z.infer<typeof clash>;

export const draftProblemCode = z.enum(['draft_refused', 'no_account', 'not_permitted', 'nothing_changes']);
export type DraftProblemCode = z.infer<typeof draftProblemCode>;

/** An item of a draft beside what the catalogue has by now. */
const comparedItem = z.object({
  kind: itemKind,
  key: itemKey,
  title: z.string(),
  is_new: z.boolean(),
  is_removed: z.boolean().describe('It is to be, or was, taken out of the catalogue'),
  differences: z.array(difference).describe('From what is published to what would be'),
  collisions: z.array(collision),
  faults: z.array(itemFault).describe('Why the import would refuse it'),
  clashes: z.array(clash).describe('Of dates that it adds or moves'),
  revision: z.int(),
  edited_by: z.string(),
  edited_at: timestamp,
});
export type ComparedItem = z.infer<typeof comparedItem>;

const draftHead = {
  id: draftId,
  name: z.string(),
  created_by: z.string(),
  created_at: timestamp,
  changed_by: z.string(),
  changed_at: timestamp,
  publish_at: timestamp.nullable().describe('When it is to be published by itself'),
};

export const draftSummary = z
  .object({
    ...draftHead,
    items: z.int(),
    is_stuck: z.boolean().describe('Something was in its way when it was last looked at by itself'),
  })
  .meta({ id: 'DraftSummary' });
export type DraftSummary = z.infer<typeof draftSummary>;

export const draftKey = z.object({ id: draftId });

export const draftDetail = z
  .object({
    ...draftHead,
    preview_url: z.string().describe('Where its pages can be seen, by whoever has the address'),
    items: z.array(comparedItem),
    faults: z.array(itemFault).describe('Of no item alone'),
    checked_at: timestamp.nullable(),
    problems: z.array(draftProblemCode).describe('What was in its way when it was last looked at by itself'),
  })
  .meta({ id: 'Draft' });
export type DraftDetail = z.infer<typeof draftDetail>;

export const itemListQuery = z.object({
  kind: itemKind,
  q: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional()
    .describe('A part of its name or of its key'),
  page,
  limit: limit(50),
});
export type ItemListQuery = z.output<typeof itemListQuery>;

const completeness = z.array(z.object({ lang: z.string(), share: z.number().min(0).max(1) }));

const languages = {
  main_lang: z.string(),
  languages: z.array(z.string()).describe('The main one first'),
};

export const itemList = z
  .object({
    results: z.array(
      z.object({
        key: itemKey,
        title: z.string(),
        path: z.string().nullable().describe('Of its page on every site; null for what has none'),
        completeness,
        drafts: z.array(z.object({ id: draftId, name: z.string() })).describe('Those that change it'),
      }),
    ),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    ...languages,
  })
  .meta({ id: 'CatalogueItems' });
export type ItemList = z.infer<typeof itemList>;

export const itemQuery = z.object({ kind: itemKind, key: itemKey, draft_id: draftId.optional() });
export type ItemQuery = z.output<typeof itemQuery>;

/** Those that have pages, and that visitors look for. */
export const searchableKinds = ['events', 'persons', 'places', 'news'] as const;
export type SearchableKind = (typeof searchableKinds)[number];

export const itemInSearchQuery = z.object({
  kind: z.enum(searchableKinds),
  key: itemKey,
  draft_id: draftId.optional(),
});
export type ItemInSearchQuery = z.output<typeof itemInSearchQuery>;

const words = z.array(z.string());

export const itemInSearch = z
  .object({
    pages: z
      .array(
        z.object({
          lang: z.string(),
          address: z.string(),
          title: z.string(),
          summary: z.string().nullable(),
        }),
      )
      .describe('What its pages say of themselves to search engines; none where no pages are made'),
    words: z
      .array(
        z.object({
          lang: z.string(),
          title: words,
          beside: words.describe('Of its subtitle, cast or role'),
          around: words.describe('Of its place, city and category'),
        }),
      )
      .describe('By which the search of the site finds it, in their basic and other known forms'),
  })
  .meta({ id: 'ItemInSearch' });
export type ItemInSearch = z.infer<typeof itemInSearch>;

export const freeKeyQuery = z.object({ kind: itemKind, key: itemKey });
export type FreeKeyQuery = z.output<typeof freeKeyQuery>;

export const freeKey = z
  .object({ key: itemKey.describe('The one that was asked for, unless somebody has it already') })
  .meta({ id: 'FreeKey' });
export type FreeKey = z.infer<typeof freeKey>;

export const editedItem = z
  .object({
    published: draftedItem.nullable().describe('Null for one that is in drafts alone'),
    draft: z
      .object({
        item: draftedItem.nullable().describe('Null where it is to be removed'),
        base: draftedItem.nullable(),
        revision: z.int(),
        edited_by: z.string(),
        edited_at: timestamp,
      })
      .nullable()
      .describe('As the draft has it'),
    ...languages,
    ages: z
      .array(z.object({ path: z.string(), changed_at: timestamp }))
      .describe('Since when texts say what they say, where they were written here; the language comes last'),
    drafts: z.array(z.object({ id: draftId, name: z.string() })),
  })
  .meta({ id: 'EditedItem' });
export type EditedItem = z.infer<typeof editedItem>;

const publicationHead = {
  id: publicationId,
  name: z.string(),
  published_by: z.string(),
  published_at: timestamp,
  live_at: timestamp.nullable().describe('When its pages could be read'),
  undoes: publicationId.nullable(),
  undone_by: publicationId.nullable(),
};

export const publicationsQuery = z.object({ page, limit: limit(50) });

export const publicationList = z
  .object({
    results: z.array(z.object({ ...publicationHead, items: z.int() })),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  })
  .meta({ id: 'Publications' });
export type PublicationList = z.infer<typeof publicationList>;

export const publicationKey = z.object({ id: publicationId });

export const publicationDetail = z
  .object({
    ...publicationHead,
    items: z.array(
      comparedItem.pick({
        kind: true,
        key: true,
        title: true,
        is_new: true,
        is_removed: true,
        differences: true,
      }),
    ),
  })
  .meta({ id: 'Publication' });
export type PublicationDetail = z.infer<typeof publicationDetail>;
