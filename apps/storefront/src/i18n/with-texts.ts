import type { TemplateModule } from '@parterre/static-site/shared/template';
import { addMessages } from './registry.ts';
import type { PageTexts } from './translate.ts';

/** The same template, with its texts loaded: the engine calls `head` before it renders anything of a page. */
export const withTexts = (template: TemplateModule): TemplateModule => ({
  ...template,
  head: (page) => {
    // The site's source gives this query to every page (site/source/page-source.ts).
    for (const [language, messages] of page.queries.texts as PageTexts) addMessages(language, messages);
    return template.head(page);
  },
});
