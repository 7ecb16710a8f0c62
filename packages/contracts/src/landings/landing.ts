import { z } from 'zod';
import { infoPageNames } from '../catalogue-file/landings.ts';
import { language } from '../query/language.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';
import { translation } from '../values/translation.ts';

import { theme } from './theme.ts';

const contentPage = z
  .object({
    title: z.string(),
    body: z.string().describe('Safe HTML'),
    updated_at: timestamp.optional(),
  })
  .meta({ id: 'ContentPage' });

// An object where a record would do: a record names what is required in the published contract, but not what it is.
const infoPages = z.object(
  Object.fromEntries(infoPageNames.map((name) => [name, contentPage])) as Record<
    (typeof infoPageNames)[number],
    typeof contentPage
  >,
);

const customPage = contentPage.extend({ slug: z.string() }).meta({ id: 'CustomPage' });
export type CustomPage = z.infer<typeof customPage>;

/** One site: its languages, its look, and its own texts in the language asked for. */
export const landing = z
  .object({
    id,
    name: z.string(),
    domain: z.string(),
    /** Spec §3: `["ru"]` unless the operator named others. */
    languages: z.array(language).min(1),
    theme,
    pages: z.array(customPage),
    info: infoPages,
    navigation: z.array(z.object({ title: z.string(), path: z.string() })),
    ...translation,
  })
  .meta({ id: 'Landing' });
export type Landing = z.infer<typeof landing>;
