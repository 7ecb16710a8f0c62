import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { diffPlans } from '@parterre/domain/plan-editing/plan-patch';
import type { PretixRow } from '@parterre/domain/seats/pretix/pretix-document';
import { useEffect, useRef } from 'react';
import type { Editor, Judged } from './editor-store.ts';
import type { FromJudge, ToJudge } from './judge.worker.ts';
import workerUrl from './judge.worker.ts?worker&url';

interface TrustedPolicy {
  readonly createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/** The page lets no script run from an address that nobody vouches for: this is the one of our own file. */
function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('plan-judge', {
    createScriptURL: (url) => (url === workerUrl ? url : ''),
  });
  return new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl);
}

/**
 * Has a worker judge the plan and keep it while it is drawn; answers what to call once it is saved: then there is nothing left to keep. It has a copy of its own and is sent what changes, row by row, once for each frame.
 */
export function useJudge(editor: Editor, key: string, saved: PlanDocument): () => void {
  const opened = useRef(saved);
  const resend = useRef(() => {});
  useEffect(() => {
    const worker = startWorker();
    let revision = 0;
    let sent = editor.read().history.present;
    let frame = 0;
    const sentAt = new Map<number, PlanDocument>();
    const post = (message: ToJudge) => worker.postMessage(message);
    const isChanged = () => editor.read().history.present !== opened.current;
    const send = () => {
      frame = 0;
      const { present } = editor.read().history;
      revision += 1;
      post({ kind: 'patch', patch: diffPlans(sent, present), revision, isChanged: isChanged() });
      sent = present;
      sentAt.set(revision, present);
    };
    let news: Partial<Judged> = {};
    /** Not while somebody draws: what is beside the drawing would be drawn in between. */
    const tell = () => {
      if (editor.read().isDrawing || Object.keys(news).length === 0) return;
      const told = news;
      news = {};
      editor.set({ judged: { ...editor.read().judged, ...told } });
    };
    worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
      if (data.kind === 'verdict') {
        const document = sentAt.get(data.revision);
        for (const known of sentAt.keys()) if (known < data.revision) sentAt.delete(known);
        news = {
          ...news,
          verdict: data.verdict,
          ...(document && { heat: heatByRow(document, data.verdict.heat) }),
        };
      } else if (editor.read().judged.isKept !== (data.kind === 'kept'))
        news = { ...news, isKept: data.kind === 'kept' };
      tell();
    };
    sentAt.set(revision, sent);
    post({ kind: 'open', key, text: JSON.stringify(sent), revision, isChanged: isChanged() });
    resend.current = send;
    const unsubscribe = editor.subscribe(() => {
      tell();
      if (frame === 0 && editor.read().history.present !== sent) frame = requestAnimationFrame(send);
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      worker.onmessage = null;
      send();
      post({ kind: 'close' });
    };
  }, [editor, key]);
  return () => {
    opened.current = editor.read().history.present;
    resend.current();
  };
}

/** The seats of all rows stand one after another. */
function heatByRow(document: PlanDocument, heat: Uint8Array): WeakMap<PretixRow, Uint8Array> {
  const byRow = new WeakMap<PretixRow, Uint8Array>();
  let first = 0;
  for (const { rows } of document.zones)
    for (const row of rows) {
      byRow.set(row, heat.subarray(first, first + row.seats.length));
      first += row.seats.length;
    }
  return byRow;
}
