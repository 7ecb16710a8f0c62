import { type InlinePage, inlinePageId } from '../../shared/page-data.ts';

/** The data that came with the HTML; undefined when this is no page of ours, or not a whole one. */
export function readInlinePage(): InlinePage | undefined {
  try {
    return JSON.parse(document.getElementById(inlinePageId)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
