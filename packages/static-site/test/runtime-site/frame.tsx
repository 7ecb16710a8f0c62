import type { ReactNode } from 'react';

/** What several pages stand in. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <label>
      Search <input name="search" />
    </label>
    {children}
  </>
);
