import { showToast } from './toasts/toasts.ts';

export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** By the phone's own means where it has any, else by copying the address, which `copiedText` tells of. */
export async function shareLink(link: SharedLink, copiedText: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ ...link });
    await navigator.clipboard.writeText(link.url);
    showToast('success', copiedText);
  } catch {
    // A visitor who changes their mind is no fault.
  }
}
