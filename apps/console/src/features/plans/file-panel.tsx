import { openPlan, writePlan } from '@parterre/domain/plan-editing/open-plan';
import { toPlainPretix } from '@parterre/domain/plan-editing/plain-pretix';
import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { readSvgCircles } from '@parterre/domain/plan-editing/read-svg';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { Trace } from './drawing.tsx';
import styles from './editor.module.css';
import { type Editor, useSettledDocument } from './editor-store.ts';
import { readNumber } from './number-text.ts';
import { SvgImport } from './svg-import.tsx';

interface Props {
  readonly editor: Editor;
  readonly trace: Trace | undefined;
  readonly onTrace: (trace: Trace | undefined) => void;
}

const indented = 2;

/** Files of ours and of pretix, in and out, drawings of others, and a picture to trace. */
export function FilePanel({ editor, trace, onTrace }: Props) {
  const { plans: texts } = useTexts();
  const document = useSettledDocument(editor);
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
        onFile={async (file) => onTrace(await readTrace(file))}
      />
      <p className={styles.hint}>{texts.traceHint}</p>
      {trace && (
        <div className={styles.adding}>
          <TextField
            label={texts.traceWidth}
            name="trace-width"
            value={String(trace.widthCm / 100)}
            onChange={(text) => {
              const widthCm = readNumber(text, 1, 1000) * 100;
              onTrace({ ...trace, widthCm, heightCm: (trace.heightCm / trace.widthCm) * widthCm });
            }}
          />
          <Button onPress={() => onTrace(undefined)}>{texts.removeTrace}</Button>
        </div>
      )}
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

const firstWidthCm = 2400;

/** As text in its address, which leaves this device with nobody. */
async function readTrace(file: File): Promise<Trace> {
  const source = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(file);
  });
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  return { source, widthCm: firstWidthCm, heightCm: (firstWidthCm * height) / Math.max(width, 1) };
}
