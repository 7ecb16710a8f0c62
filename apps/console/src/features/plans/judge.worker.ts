import { judgePlan, type PlanVerdict } from '@parterre/domain/plan-editing/judge-plan';
import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { applyPatch, type PlanPatch } from '@parterre/domain/plan-editing/plan-patch';
import { forgetDraft, keepDraft } from './kept-drafts.ts';

/** Of whoever draws: the document whole, or what has changed in it. */
export type ToJudge =
  | ({ readonly kind: 'open'; readonly key: string; readonly text: string } & Sent)
  | ({ readonly kind: 'patch'; readonly patch: PlanPatch } & Sent)
  /** Nobody listens any more; what was drawn last is kept all the same. */
  | { readonly kind: 'close' };

interface Sent {
  readonly revision: number;
  /** Whether it differs from what is saved. */
  readonly isChanged: boolean;
}

export type FromJudge =
  | { readonly kind: 'verdict'; readonly verdict: PlanVerdict; readonly revision: number }
  | { readonly kind: 'kept' }
  | { readonly kind: 'not-kept' };

// What is judged and kept takes far longer than a frame for a large hall: here nobody waits for it.
let document: PlanDocument | undefined;
let key = '';
let revision = 0;
let isChanged = false;
let waiting = 0;
const restMs = 120;

const tell = (message: FromJudge) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  clearTimeout(waiting);
  if (data.kind === 'close') {
    void keep().finally(close);
    return;
  }
  ({ revision, isChanged } = data);
  if (data.kind === 'open') {
    key = data.key;
    document = JSON.parse(data.text);
  } else if (document) document = applyPatch(document, data.patch);
  // Once the hand rests: of a stroke only the end is looked at.
  waiting = Number(setTimeout(look, data.kind === 'open' ? 0 : restMs));
});

function look(): void {
  if (document) tell({ kind: 'verdict', verdict: judgePlan(document), revision });
  void keep();
}

async function keep(): Promise<void> {
  try {
    if (document && isChanged) await keepDraft({ key, text: JSON.stringify(document) });
    else await forgetDraft(key);
    tell({ kind: 'kept' });
  } catch {
    tell({ kind: 'not-kept' });
  }
}
