import type { TemplateModule } from '@parterre/static-site/shared/template';
import { addMessages } from './registry.ts';
import type { PageTexts } from './translate.ts';

/** The same template. The engine asks for a page's head before it draws anything of it: its texts are known by then. */
export const withTexts = (template: TemplateModule): TemplateModule => ({
  ...template,
  head: (page) => {
    // The site's source gives this query to every page (site/source/page-source.ts).
    for (const [language, messages] of page.queries.texts as PageTexts) addMessages(language, messages);
    return template.head(page);
  },
});
