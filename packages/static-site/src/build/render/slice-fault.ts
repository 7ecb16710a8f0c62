import type { PageData } from '../../shared/page-data.ts';

/** Wrong for every page that shows the slice, so it ends the run instead of failing one page. */
export class SliceFault extends Error {
  override readonly name = 'SliceFault';

  constructor({ path, slices }: PageData) {
    super(
      `A slice of ${path} (${Object.keys(slices).join(', ')}) renders differently alone and inside the page. ` +
        'A slice may depend on its props alone: no context, no useId.',
    );
  }
}
