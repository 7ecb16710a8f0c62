import type { Language } from '../../shared/language.ts';
import { politeRegionId, urgentRegionId } from '../../shared/page-data.ts';

/** Out of sight, not out of hearing. */
const hidden =
  'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

export function hideLiveRegions(): void {
  for (const id of [politeRegionId, urgentRegionId])
    document.getElementById(id)?.setAttribute('style', hidden);
}

/** Says it in the voice of the page's language. */
export function announce(text: string, { code }: Language): void {
  const region = document.getElementById(politeRegionId);
  if (!region) return;
  region.lang = code;
  region.textContent = '';
  // A region that is emptied and filled at once has not changed, and the same title twice would stay unsaid.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
