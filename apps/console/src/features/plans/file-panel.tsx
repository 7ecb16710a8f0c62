import { openPlan, writePlan } from '@parterre/domain/plan-editing/open-plan';
import { toPlainPretix } from '@parterre/domain/plan-editing/plain-pretix';
import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { readSvgCircles } from '@parterre/domain/plan-editing/read-svg';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { CountField } from './count-field.tsx';
import styles from './editor.module.css';
import { type Editor, useEditor, useSettledDocument } from './editor-store.ts';
import { SvgImport } from './svg-import.tsx';
import { readTrace, type Trace, widenTrace } from './trace.ts';

interface Props {
  readonly editor: Editor;
}

const indented = 2;

/** Files of ours and of pretix, in and out, drawings of others, and a picture to trace. */
export function FilePanel({ editor }: Props) {
  const { plans: texts } = useTexts();
  const document = useSettledDocument(editor);
  const trace = useEditor(editor, (state) => state.trace);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [svg, setSvg] = useState<string>();
  const opened = useRef<Parameters<typeof writePlan>[0]>(undefined);
  const fileName = document.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'plan';
  const replace = (plan: PlanDocument) => editor.edit(() => plan, { chosen: new Set() });
  const open = async (file: File) => {
    const text = await file.text();
    setFaults([]);
    if (/\.svg$/i.test(file.name)) {
      if (readSvgCircles(text).length === 0) setFaults([texts.noCircles]);
      else setSvg(text);
      return;
    }
    const result = openPlan(text);
    if (result.kind === 'refused') {
      setFaults(result.faults.slice(0, 20).map(({ path, reason }) => `${path} ${reason}`));
      return;
    }
    opened.current = result.plan;
    replace(result.plan.document);
  };
  const saveOurs = () => {
    const text = opened.current
      ? writePlan(opened.current, document)
      : JSON.stringify(document, null, indented);
    saveFile(text, { name: `${fileName}.json`, type: 'application/json' });
  };
  const savePlain = () =>
    saveFile(JSON.stringify(toPlainPretix(document), null, indented), {
      name: `${fileName}-pretix.json`,
      type: 'application/json',
    });
  return (
    <>
      <FileButton label={texts.openFile} accept=".json,.svg,application/json,image/svg+xml" onFile={open} />
      <p className={styles.hint}>{texts.openHint}</p>
      {faults.length > 0 && (
        <Notice kind="fault">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button onPress={saveOurs}>{texts.saveOurs}</Button>
        <Button onPress={savePlain}>{texts.savePlain}</Button>
      </div>
      <p className={styles.hint}>{texts.plainHint}</p>
      <FileButton
        label={texts.openTrace}
        accept="image/*"
        onFile={async (file) => editor.set({ trace: await readTrace(file), tool: 'trace' })}
      />
      <p className={styles.hint}>{texts.traceHint}</p>
      {trace && <TraceFields editor={editor} trace={trace} />}
      {svg !== undefined && (
        <SvgImport
          text={svg}
          onClose={() => setSvg(undefined)}
          onDone={(plan) => {
            replace(plan);
            setSvg(undefined);
          }}
        />
      )}
    </>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => Promise<void>;
}

function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onPress={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

const far: readonly [number, number] = [-1000, 1000];

/** Where the picture lies, how large it is and how pale; it can be dragged as well. */
function TraceFields({ editor, trace }: Props & { readonly trace: Trace }) {
  const { plans: texts } = useTexts();
  const set = (change: Partial<Trace>) => editor.set({ trace: { ...trace, ...change } });
  const { tool } = editor.read();
  return (
    <>
      <div className={styles.pair}>
        <CountField
          label={texts.traceWidth}
          value={trace.widthCm / 100}
          bounds={[1, 1000]}
          onChange={(metres) => editor.set({ trace: widenTrace(trace, metres * 100) })}
        />
        <CountField
          label={texts.traceOpacity}
          value={trace.opacity}
          bounds={[5, 100]}
          onChange={(opacity) => set({ opacity })}
        />
        <CountField
          label={texts.traceLeft}
          value={trace.leftCm / 100}
          bounds={far}
          onChange={(metres) => set({ leftCm: metres * 100 })}
        />
        <CountField
          label={texts.traceTop}
          value={trace.topCm / 100}
          bounds={far}
          onChange={(metres) => set({ topCm: metres * 100 })}
        />
      </div>
      <Button onPress={() => editor.set({ trace: undefined, ...(tool === 'trace' && { tool: 'select' }) })}>
        {texts.removeTrace}
      </Button>
    </>
  );
}
