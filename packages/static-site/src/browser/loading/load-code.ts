import type { BrowserSite } from '../../shared/browser-site.ts';
import type { SliceModule, TemplateModule } from '../../shared/template.ts';

/** The code of templates and slices. An import that fails, or a name this build does not know, is thrown. */
export interface CodeLoader {
  readonly template: (name: string) => Promise<TemplateModule>;
  readonly slice: (name: string) => SliceModule;
  readonly isLoading: () => boolean;
}

export function codeLoader({ loadTemplate, slices }: BrowserSite): CodeLoader {
  let pending = 0;
  return {
    template: async (name) => {
      pending++;
      try {
        return required(name, await loadTemplate[name]?.());
      } finally {
        pending--;
      }
    },
    slice: (name) => required(name, slices[name]),
    isLoading: () => pending > 0,
  };
}

function required<Module>(name: string, module: Module | undefined): Module {
  if (!module) throw new Error(`${name} is not in this build`);
  return module;
}
