import type { BrowserSite } from '../../shared/browser-site.ts';
import type { SliceModule, TemplateModule } from '../../shared/template.ts';

/** The code of templates and slices. An import that fails, or a name this build does not know, is thrown. */
export interface CodeLoader {
  readonly template: (name: string) => Promise<TemplateModule>;
  readonly slice: (name: string) => Promise<SliceModule>;
  readonly isLoading: () => boolean;
}

type Imports<Module> = Readonly<Record<string, () => Promise<Module>>>;

export function codeLoader({ loadTemplate, loadSlice }: BrowserSite): CodeLoader {
  let pending = 0;
  const load = async <Module>(imports: Imports<Module>, name: string): Promise<Module> => {
    pending++;
    try {
      const module = await imports[name]?.();
      if (!module) throw new Error(`${name} is not in this build`);
      return module;
    } finally {
      pending--;
    }
  };
  return {
    template: (name) => load(loadTemplate, name),
    slice: (name) => load(loadSlice, name),
    isLoading: () => pending > 0,
  };
}
